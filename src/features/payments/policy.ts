/** VAT is inside our prices, at one rate for all that we sell: in percent. */
export const VAT_RATE = 20
/** The VAT, in pence, inside a gross amount. */
export const vatIn = (pence: number): number => Math.round((pence * VAT_RATE) / (100 + VAT_RATE))
