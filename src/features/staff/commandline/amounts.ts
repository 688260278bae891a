const AMOUNT = /^£?(\d{1,6}|\d{1,3},\d{3})(\.\d\d)?$/

/** Pence from an amount of money as people write it: `£5`, `5.00` and `5` are 500. Throws a sentence for anything else. */
export function readAmount(typed: string): number {
  const [, pounds = '', rest = '.00'] = AMOUNT.exec(typed.trim()) ?? []
  const pence = Number(`${pounds.replace(',', '')}${rest.slice(1)}`)
  if (pounds === '' || pence === 0) throw new Error(`Enter an amount in pounds like £5 or 12.50. You typed “${typed}”`)
  return pence
}
