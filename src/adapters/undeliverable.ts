/**
 * The carrier says for good that this message cannot reach this recipient: another try is of no use. Anything else that goes wrong is
 * another error, and may be tried again. Holds neither the address nor the text.
 */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
