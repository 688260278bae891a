/** Pounds and pence from whole pence: 1250 is £12.50, 2000 is £20 and -99 is −£0.99. */
export function moneyText(pence: number) {
  const pounds = Math.floor(Math.abs(pence) / 100).toLocaleString('en-GB')
  const rest = Math.abs(pence) % 100
  const sign = pence < 0 ? '−' : ''
  return `${sign}£${pounds}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
