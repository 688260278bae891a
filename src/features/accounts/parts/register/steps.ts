import type { ReactNode } from 'react'
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

type Problems = Record<string, ReactNode>

/** A few questions at a time; `name` stands in the address. */
export interface Step {
  name: 'you' | 'address' | 'work' | 'password' | 'confirm'
  title: string
  heading: string
  fields: readonly (keyof Typed)[]
}

const YOU: Step = { name: 'you', title: 'You', heading: 'How we’ll reach you', fields: ['name', 'email', 'mobile'] }
const ADDRESS: Step = { name: 'address', title: 'Address', heading: 'Where you live', fields: ['address'] }
const OFFICE: Step = { ...ADDRESS, heading: 'Your address' }
const SEAT: Step = { ...ADDRESS, heading: 'Where the organisation is' }
const WORK: Step = { name: 'work', title: 'Your work', heading: 'About your work', fields: ['professional'] }
const PASSWORD: Step = {
  name: 'password',
  title: 'Password',
  heading: 'Your password and choices',
  fields: ['password', 'marketing', 'captcha'],
}
const CONFIRM: Step = { name: 'confirm', title: 'Confirm', heading: 'Confirm it’s you', fields: ['password'] }

export type Steps = readonly [Step, ...Step[]]

/** What a newcomer is asked, and somebody with an account: only what that does not hold yet. `work` is that of no keeper. */
export function stepsFor(work: Work | null, account: Pick<Account, 'mobile' | 'address'> | null): Steps {
  const [first = PASSWORD, ...others] = asked(work, account)
  return [first, ...others]
}

function asked(work: Work | null, account: Pick<Account, 'mobile' | 'address'> | null): Step[] {
  const trade = work ? [WORK] : []
  const place = placeFor(work)
  if (!account) return [YOU, place, ...trade, PASSWORD]
  return [...(account.mobile ? [] : [YOU]), ...(account.address ? [] : [place]), ...trade, CONFIRM]
}

function placeFor(work: Work | null): Step {
  if (work === 'Welfare') return SEAT
  return work === 'Implanter' ? OFFICE : ADDRESS
}

/** The titles of the steps, and of what is left once the form is sent. */
export const titlesOf = (steps: Steps, work: Work | null) => [...steps.map(({ title }) => title), work ? 'Evidence' : 'Confirm']

/** The step that an address names; the first one when nothing has been typed yet, wherever the address leads. */
export function stepAt(name: string | null, typed: Typed, steps: Steps): Step {
  const isBlank = typed.name === '' && typed.email === ''
  return (!isBlank && steps.find((step) => step.name === name)) || steps[0]
}

/** The problems of one step, and those that belong to none. */
export function problemsOn(step: Step, problems: Problems, steps: Steps): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => isAskedOn(step, path) || !steps.some((other) => isAskedOn(other, path))),
  )
}

/** The first step on which something must be mended. */
export const firstToMend = (problems: Problems, steps: Steps) =>
  steps.find((step) => Object.keys(problems).some((path) => isAskedOn(step, path)))

const isAskedOn = ({ fields }: Step, path: string) => fields.some((field) => path === field || path.startsWith(`${field}.`))
