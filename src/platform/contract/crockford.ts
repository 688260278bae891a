/** Crockford's base 32: no I, L, O or U, which people misread. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a person typed → the code as it was made: any case, any grouping, and the letters that look like digits read as those. */
export function readCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
}

/** `7K2M9P4TQX3H` in fours → `7K2M-9P4T-QX3H`, as it is printed. */
export const printedCode = (code: string, group: number): string => code.replace(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-')
