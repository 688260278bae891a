/** One text message to one phone. `id` makes a retry the same message and not a second one. */
export interface Text {
  id: string
  /** E.164: `+447700900123`. */
  to: string
  text: string
}

/**
 * Sends text messages. Rejects when the message was not accepted; sending again with the same `id` is then safe, and of no use
 * after an Undeliverable.
 */
export interface Sms {
  send(text: Text): Promise<void>
}
