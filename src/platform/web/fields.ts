/** Puts what is wrong at another field of the form, by a table of paths: `{ buyer: 'buyer.email' }` where a group of fields has no place of its own. */
export const atOtherFields =
  (places: Readonly<Record<string, string>>) =>
  (sentences: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(sentences).map(([path, sentence]) => [places[path] ?? path, sentence]))
