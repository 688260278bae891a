import { callServer } from '#platform/web/callserver.ts'
import type { Part } from '#platform/web/meanwhile.ts'
import { getTailTagSettings } from '../contract.ts'
import { shownWords, type Tag } from './words.ts'

/** What the form of a tag begins with. */
export const answersOf = ({ settings, card, version }: Pick<Tag, 'settings' | 'card' | 'version'>) => ({ ...settings, card, version })

type Answers = ReturnType<typeof answersOf>

/** A tag as it stands now. */
export async function latestOf(tagId: string): Promise<Answers> {
  const { data } = await callServer(getTailTagSettings, {})
  const tag = data.tags.find(({ id }) => id === tagId)
  if (!tag) throw new Error('The tag is no longer in this account')
  return answersOf(tag)
}

export const FIELDS = [
  { name: 'photo', label: 'Photo' },
  { name: 'looks', label: 'Breed and colour' },
  { name: 'area', label: 'Your town' },
  { name: 'phone', label: 'Your mobile number' },
  { name: 'notes', label: 'What a finder should know' },
] as const

/** What can be chosen of a tag, as one piece each. */
export const PARTS: readonly Part<Answers>[] = [
  {
    label: 'About your pet',
    names: ['card'],
    said: ({ card }) => (card ? [card.name, card.looks, card.isMissing && 'missing'].filter(Boolean).join(', ') : ''),
  },
  { label: 'What a finder should know', names: ['notesText'], said: ({ notesText }) => notesText },
  ...FIELDS.map(({ name, label }) => ({
    label: `When people see: ${label}`,
    names: [name],
    said: (answers: Answers) => shownWords[answers[name]],
  })),
  {
    label: 'How we tell you',
    names: ['alertByEmail', 'alertBySms'],
    said: ({ alertByEmail, alertBySms }) => [alertByEmail && 'e-mail', alertBySms && 'text message'].filter(Boolean).join(', '),
  },
  { label: 'People to tell too', names: ['contacts'], said: ({ contacts }) => contacts.map(({ name }) => name).join(', ') },
]
