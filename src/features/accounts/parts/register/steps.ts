import type { ReactNode } from 'react'
import { NO_ADDRESS } from '../address/AddressFields.tsx'

export const BLANK = { name: '', email: '', mobile: '', address: NO_ADDRESS, password: '', marketing: false, captcha: '' }
export type Typed = typeof BLANK

type Problems = Record<string, ReactNode>

/** What is asked, a few questions at a time; `name` stands in the address. The last of the titles is what happens after the form is sent. */
export const STEPS = [
  { name: 'you', title: 'You', heading: 'How we reach you', fields: ['name', 'email', 'mobile'] },
  { name: 'address', title: 'Address', heading: 'Where you live', fields: ['address'] },
  { name: 'password', title: 'Password', heading: 'Your password and choices', fields: ['password', 'marketing', 'captcha'] },
] as const
export type Step = (typeof STEPS)[number]

export const TITLES = [...STEPS.map(({ title }) => title), 'Confirm']

/** The step that an address names; the first one when nothing has been typed yet, wherever the address leads. */
export function stepAt(name: string | null, typed: Typed): Step {
  const isBlank = typed.name === '' && typed.email === ''
  return (!isBlank && STEPS.find((step) => step.name === name)) || STEPS[0]
}

/** The problems of one step, and those that belong to none. */
export function problemsOn(step: Step, problems: Problems): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => isAskedOn(step, path) || !STEPS.some((other) => isAskedOn(other, path))),
  )
}

/** The first step on which something must be mended. */
export const firstToMend = (problems: Problems) => STEPS.find((step) => Object.keys(problems).some((path) => isAskedOn(step, path)))

const isAskedOn = ({ fields }: Step, path: string) => fields.some((field) => path === field || path.startsWith(`${field}.`))
