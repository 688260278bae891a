/** The parts of a breed are one field of the form. `within` is where the pet stands in it, as in `pet.`. */
export const atPetFields =
  (within = '') =>
  (sentences: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(sentences).map(([path, sentence]) => [path.startsWith(`${within}breed.`) ? `${within}breed` : path, sentence]),
    )
