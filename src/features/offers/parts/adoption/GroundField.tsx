import type { ComponentProps } from 'react'
import type { ChosenAnimal } from '#features/welfare/kit/points.ts'
import { Box } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { FactList } from '#ui/FactList.tsx'
import { namesOf } from './names.ts'
import { groundSentences, statementsFor } from './statement.ts'

interface GroundFieldProps {
  pets: readonly ChosenAnimal[]
  field: Omit<ComponentProps<typeof ChoiceCards>, 'label' | 'choices'>
}

/** OFFER-2 Why animals can be adopted: said, where their stays say it, and asked of one alone where its stay leaves it open. */
export function GroundField({ pets, field }: GroundFieldProps) {
  const [first, another] = pets
  const label = `Why can ${namesOf(pets)} be adopted?`
  if (first && !another && first.ground === null)
    return <ChoiceCards {...field} label={label} hint="We’ll keep your answer on record." min="100%" choices={statementsFor(first)} />
  return (
    <FactList
      facts={[
        {
          label,
          value: (
            <>
              {groundSentences(pets).map((sentence) => (
                <Box key={sentence}>{sentence}</Box>
              ))}
              <Box c="dimmed" fz="sm" fw={400}>
                From what you recorded when {another ? 'they' : 'it'} came to you. We’ll keep it on record.
              </Box>
            </>
          ),
        },
      ]}
    />
  )
}
