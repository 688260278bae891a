import type { FormStep } from '#platform/web/steps.ts'
import type { Account } from '../../kit/account.ts'
import { NO_ADDRESS } from '../../kit/address/AddressFields.tsx'
import { NO_WORK, type Work } from '../../kit/occupation/work.ts'

export const BLANK = {
  name: '',
  email: '',
  mobile: '',
  address: NO_ADDRESS,
  password: '',
  marketing: false,
  captcha: '',
  professional: NO_WORK,
}
export type Typed = typeof BLANK

const YOU = { name: 'you', title: 'You', heading: 'How we’ll reach you', fields: ['name', 'email', 'mobile'] }
const ADDRESS = { name: 'address', title: 'Address', heading: 'Where you live', fields: ['address'] }
const OFFICE = { ...ADDRESS, heading: 'Your address' }
const SEAT = { ...ADDRESS, heading: 'Where the organisation is' }
const WORK = { name: 'work', title: 'Your work', heading: 'About your work', fields: ['professional'] }
const PASSWORD = { name: 'password', title: 'Password', heading: 'Your password and choices', fields: ['password', 'marketing', 'captcha'] }
const CONFIRM = { name: 'confirm', title: 'Confirm', heading: 'Confirm it’s you', fields: ['password'] }

type Holds = Pick<Account, 'mobile' | 'address'>

/**
 * What a newcomer is asked, and somebody with an account: only what that does not hold yet. `work` is that of no keeper; `isPerson` is asked
 * of newcomers at the end.
 */
export function stepsFor(work: Work | null, account: Holds | null, isPerson?: FormStep['ready']): readonly [FormStep, ...FormStep[]] {
  const [first = PASSWORD, ...others] = asked(work, account, isPerson)
  return [first, ...others]
}

function asked(work: Work | null, account: Holds | null, isPerson: FormStep['ready']): FormStep[] {
  const trade = work ? [WORK] : []
  const place = placeFor(work)
  if (!account) return [YOU, place, ...trade, { ...PASSWORD, ...(isPerson && { ready: isPerson }) }]
  return [...(account.mobile ? [] : [YOU]), ...(account.address ? [] : [place]), ...trade, CONFIRM]
}

function placeFor(work: Work | null): FormStep {
  if (work === 'Welfare') return SEAT
  return work === 'Implanter' || work === 'Trainer' ? OFFICE : ADDRESS
}

/** What is left once the form is sent. */
export const lastTitle = (work: Work | null) => (work ? 'Evidence' : 'Confirm')

export const titlesOf = (work: Work | null) => [...stepsFor(work, null).map(({ title }) => title), lastTitle(work)]
