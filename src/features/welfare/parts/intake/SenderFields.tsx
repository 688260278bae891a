import { useState } from 'react'
import { COUNTRIES } from '#knowledge/places/countries.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { DateField } from '#ui/DateField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { getSenders } from '../../contract.ts'
import { beforeWords, fromWords } from '../words.ts'
import type { IntakeAnswers } from './intake.ts'

type Asked = 'fromWhom' | 'fromCountry' | 'strayBefore' | 'daysOverOn'

interface Field {
  error?: string
  'data-path'?: string
  onChange?: (value: string) => void
}

interface SenderFieldsProps {
  answers: Pick<IntakeAnswers, 'kind' | Asked>
  field: (name: Asked) => Field
}

/** Which rescue or authority had it before, in which country, and whether a stray’s days go on. */
export function SenderFields({ answers: { kind, fromWhom, fromCountry, strayBefore }, field }: SenderFieldsProps) {
  const [isAsked, setAsked] = useState(false)
  const { data } = useCall(getSenders, { query: fromWhom.trim().slice(0, 60) }, { enabled: isAsked, freshFor: 60 })
  const typed = fromCountry.trim().toLowerCase()
  const words = fromWords[kind] ?? fromWords.fromRescue
  return (
    <>
      <SuggestField
        {...field('fromWhom')}
        onFocus={() => setAsked(true)}
        label={words.label}
        hint={words.hint}
        suggestions={data?.names ?? []}
        maxLength={120}
        optional={kind !== 'fromRescue'}
      />
      {kind !== 'seized' && (
        <SuggestField
          {...field('fromCountry')}
          label={kind === 'fromAbroad' ? 'Country it came from' : 'If it was brought in from abroad: from which country'}
          suggestions={COUNTRIES.filter((country) => country.toLowerCase().includes(typed)).slice(0, 8)}
          maxLength={60}
          optional={kind !== 'fromAbroad'}
        />
      )}
      {kind === 'fromRescue' && (
        <ChoiceCards
          {...field('strayBefore')}
          label="Was it a stray there?"
          min="14rem"
          choices={Object.entries(beforeWords).map(([value, choice]) => ({ value, ...choice }))}
        />
      )}
      {kind === 'fromRescue' && strayBefore === 'over' && (
        <DateField
          {...field('daysOverOn')}
          label="Day its time as a stray was over"
          hint="As they tell you, for example in their transfer form"
        />
      )}
    </>
  )
}
