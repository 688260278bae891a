/** What answers are sorted by, in the order in which they’re shown. */
export const CATEGORIES = [
  'found',
  'missing',
  'chips',
  'register',
  'record',
  'handover',
  'tags',
  'money',
  'safety',
  'professionals',
] as const
export type Category = (typeof CATEGORIES)[number]

export const CATEGORY_WORDS: Record<Category, string> = {
  found: 'You’ve found an animal',
  missing: 'Your pet is missing',
  chips: 'Microchips',
  register: 'Registering a pet',
  record: 'Your account and record',
  handover: 'A new keeper',
  tags: 'TailTag',
  money: 'Payments and the shop',
  safety: 'Privacy and scams',
  professionals: 'Vets, breeders, implanters and rescues',
}

/** A question and its whole answer. Links in it are written as `[words](address)`. */
export interface Question {
  asked: string
  answer: readonly string[]
  /** What people also type who mean this. */
  also?: string
}
