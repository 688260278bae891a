import type { Account } from '#features/accounts/kit/account.ts'
import { type AddressValues, NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import { readDraft } from '#platform/web/draft.ts'
import { CHARACTERS, type FINISHES, type SHAPES, type SIZES } from '../designs.ts'

/** An order as far as it is said. */
export type TagAnswers = {
  petId: string
  design: { shape: (typeof SHAPES)[number]; size: (typeof SIZES)[number]; finish: (typeof FINISHES)[number] }
  engraving: { name: string; address: string; postcode: string; phone: string }
  delivery: { name: string; address: AddressValues }
  knowsNoReturn: boolean
}

/** It goes to the address of the account, and shows it where it fits, on the larger size if need be; whoever has none types it. */
export function blankTag(account: Pick<Account, 'name' | 'address' | 'mobile'> | null): TagAnswers {
  const { line1, line2, town, county, postcode } = account?.address ?? NO_ADDRESS
  const name = account?.name ?? ''
  const longest = Math.max(name.length, line1.length)
  const size = longest > CHARACTERS.small && longest <= CHARACTERS.large ? 'large' : 'small'
  const fits = (line: string) => (line.length <= CHARACTERS[size] ? line : '')
  return {
    petId: '',
    design: { shape: 'disc', size, finish: 'steel' },
    engraving: { name: fits(name), address: fits(line1), postcode, phone: '' },
    delivery: { name, address: { line1, line2, town, county, postcode } },
    knowsNoReturn: false,
  }
}

/** The draft of what was designed before signing in. */
export const GUESTS_DESIGN = 'tailTagDesign'

/** An order with what was designed before signing in: what was left blank then is filled in from the account. */
export function designedBefore(blank: TagAnswers): TagAnswers {
  const { design, engraving } = readDraft(GUESTS_DESIGN, { design: blank.design, engraving: {} })
  const typed = Object.entries(engraving).filter(([, line]) => line !== '')
  return { ...blank, design, engraving: { ...blank.engraving, ...Object.fromEntries(typed) } }
}
