/** One letter on paper to one person. `id` makes a retry the same letter and not a second one. */
export interface PostalLetter {
  id: string
  /** The lines of the address, the name first, each on a line of its own. */
  to: string
  subject: string
  text: string
}

/**
 * Has letters printed and posted. Rejects when the letter was not accepted; sending again with the same `id` is then safe, and of no
 * use after an Undeliverable.
 */
export interface Post {
  send(letter: PostalLetter): Promise<void>
}
