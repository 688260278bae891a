/**
 * The number of an implanter’s certificate: `CERT-YYYY-NNNNNN-CC`.
 *
 * `YYYY` is the year of issue in London and `NNNNNN` counts the certificates of that year from 000001. `CC` are two check digits by
 * ISO 7064, MOD 97-10: read without letters and dashes, the twelve digits YYYYNNNNNNCC leave the remainder 1 when divided by 97. So
 * CC = 98 − (YYYYNNNNNN × 100 mod 97), from 02 to 98. As 97 is a prime that divides neither 10 nor a digit nor 9 times the difference of two
 * digits, every single wrong digit and every swap of two neighbours that differ is found, in the check digits as well.
 */
export function certificateNumber(year: number, serial: number): string {
  const digits = `${String(year).padStart(4, '0')}${String(serial).padStart(6, '0')}`
  if (!/^\d{10}$/.test(digits) || serial < 1) throw new RangeError(`There is no certificate ${serial} of the year ${year}`)
  const check = 98 - ((Number(digits) * 100) % 97)
  return `CERT-${digits.slice(0, 4)}-${digits.slice(4)}-${String(check).padStart(2, '0')}`
}

/** What a person typed → the number as we write it; null where it’s no number of ours or a digit is wrong. */
export function readCertificateNumber(typed: string): string | null {
  const digits = /^CERT(\d{4})(\d{6})(\d{2})$/.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  if (!digits) return null
  const [, year = '', serial = '', check = ''] = digits
  return Number(year + serial + check) % 97 === 1 && check >= '02' && check <= '98' ? `CERT-${year}-${serial}-${check}` : null
}
