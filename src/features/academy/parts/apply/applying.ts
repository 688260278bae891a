import { withoutBlanks } from '#platform/web/form.ts'
import type { FormStep } from '#platform/web/steps.ts'

const NO_ADDRESS = { line1: '', line2: '', town: '', county: '', postcode: '' }

/** What an application asks; '' where nothing is said. What belongs to the account stands here too, so that no draft keeps its password. */
export const applicationAtStart = (trainerCode: string) => ({
  species: '',
  bornOn: '',
  trainerCode,
  name: '',
  email: '',
  mobile: '',
  address: NO_ADDRESS,
  password: '',
  marketing: false,
  captcha: '',
})
export type Application = ReturnType<typeof applicationAtStart>

/** The application as the call takes it: with a new account, or of somebody who is signed in. */
export function applicationAsked({ species, bornOn, trainerCode, captcha, ...account }: Application, isNew: boolean): unknown {
  const training = withoutBlanks({ bornOn, trainerCode })
  const kinds = species.split(',').filter(Boolean)
  return { ...objectOf(training), species: kinds, ...(isNew && { account: withoutBlanks(account), captcha }) }
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** What is wrong with the account stands at the fields of the form. */
export const atOwnFields = (sentences: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(sentences).map(([path, sentence]) => [path.replace(/^account\./, ''), sentence]))

const TRAINING = {
  name: 'training',
  title: 'Training',
  heading: 'What you want to train for',
  fields: ['species', 'bornOn', 'trainerCode'],
}
const YOU = { name: 'you', title: 'You', heading: 'How we’ll reach you', fields: ['name', 'email', 'mobile'] }
const ADDRESS = { name: 'address', title: 'Address', heading: 'Where you live', fields: ['address'] }
const PASSWORD = { name: 'password', title: 'Password', heading: 'Your password and choices', fields: ['password', 'marketing', 'captcha'] }

/** Somebody who is signed in is asked only for what their account doesn’t say. */
export const stepsFor = (isNew: boolean, isPerson: FormStep['ready']): readonly [FormStep, ...FormStep[]] =>
  isNew ? [TRAINING, YOU, ADDRESS, { ...PASSWORD, ...(isPerson && { ready: isPerson }) }] : [TRAINING]
