// Runs a fuzz target without libFuzzer: every file of the corpus as it is, then 2,000 mutations of
// them from a fixed seed, so that each ordinary test run tries broken bytes on every parser.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace
{

constexpr int Mutations = 2000;

std::vector<std::string> readCorpus(const std::filesystem::path &folder)
{
    std::vector<std::string> seeds;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream stream(entry.path(), std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(stream),
                           std::istreambuf_iterator<char>());
    }
    return seeds;
}

std::string mutated(std::string bytes, const std::vector<std::string> &seeds, std::mt19937 &random)
{
    static const std::string telling = "\n\t\r\"'()[]{};:,=<>-/\\#?X0129 \xC3\xFF\x00";
    for (unsigned changes = 1 + random() % 6; changes > 0; --changes) {
        const std::size_t at = bytes.empty() ? 0 : random() % bytes.size();
        switch (random() % 6) {
        case 0:
            bytes.insert(at, 1, static_cast<char>(random() % 256));
            break;
        case 1:
            bytes.insert(at, 1, telling[random() % telling.size()]);
            break;
        case 2:
            bytes.erase(at, 1 + random() % 8);
            break;
        case 3:
            if (!bytes.empty()) {
                bytes[at] = static_cast<char>(random() % 256);
            }
            break;
        case 4:
            bytes.insert(at, bytes.substr(at, random() % 32));
            break;
        default: {
            const auto &other = seeds[random() % seeds.size()];
            bytes = bytes.substr(0, at) + other.substr(other.size() / 2);
        }
        }
    }
    return bytes;
}

void run(const std::string &bytes)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size());
}

} // namespace

int main(int argc, char **argv)
{
    const auto seeds = argc > 1 ? readCorpus(argv[1]) : std::vector<std::string>{};
    if (seeds.empty()) {
        std::fprintf(stderr, "No seeds: name the folder of the corpus.\n");
        return 2;
    }
    for (const auto &seed : seeds) {
        run(seed);
    }
    std::mt19937 random(20061128);
    for (int i = 0; i < Mutations; ++i) {
        run(mutated(seeds[random() % seeds.size()], seeds, random));
    }
    std::printf("%zu seeds and %d mutations\n", seeds.size(), Mutations);
    return 0;
}
