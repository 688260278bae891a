import type { ComponentProps } from 'react'
import { keysOf } from '#platform/keysof.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { roleWords } from '../kit/roles.ts'

const choices = keysOf(roleWords).map((value) => ({ value, ...roleWords[value] }))

/** Chooses the role of a person, each said in a sentence. */
export function RoleField(field: Omit<ComponentProps<typeof ChoiceCards>, 'choices' | 'label'>) {
  return <ChoiceCards {...field} label="What can they do?" choices={choices} min="100%" />
}
