type Word = string | { label: string }

/** Choices with how many products each would leave; one that would leave none says so too. */
export function counted<Words extends Readonly<Record<string, Word>>>(
  words: Words,
  counts: Readonly<Record<string, number>> | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([value, word]) => {
      const label = typeof word === 'string' ? word : word.label
      return [value, counts ? `${label} (${counts[value] ?? 0})` : label]
    }),
  )
}
