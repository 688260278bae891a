/** The code in what a person pasted: the code alone, or a link that ends in it. */
export function proofIn(pasted: string): string {
  const text = pasted.trim().replace(/\s+/g, '')
  return /\/(?:v|verify)\/([^/?#]+)/.exec(text)?.[1] ?? text
}
