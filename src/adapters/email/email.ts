/** One message to one person. `id` makes a retry the same message and not a second one. */
export interface Mail {
  id: string
  /** One bare address, without a name: `anna@example.com`. */
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/**
 * Sends e-mail. Rejects when the message was not accepted; sending again with the same `id` is then safe, and of no use after an
 * Undeliverable.
 */
export interface Email {
  send(mail: Mail): Promise<void>
}
