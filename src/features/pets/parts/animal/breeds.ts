import type { AnswerOf } from '#platform/contract/call.ts'
import type { getBreeds } from '../../contract.ts'
import type { NamedBreed } from '../../kit/form/answers.ts'

export type FoundBreed = AnswerOf<typeof getBreeds>['items'][number]

/** What a text in the breed field stands for: the breed of that name or synonym when the list has it, else nothing chosen yet. */
export function breedFor(text: string, found: readonly FoundBreed[]): NamedBreed {
  const typed = plain(text)
  const breed = found.find(({ name }) => plain(name) === typed) ?? found.find(({ also }) => also.some((word) => plain(word) === typed))
  return { id: breed?.id ?? '', text }
}

const plain = (text: string) => text.trim().toLowerCase()
