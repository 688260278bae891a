import { useDebouncedValue } from '@mantine/hooks'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { getBreeds } from '../../contract.ts'
import { SPECIES } from '../../species.ts'
import type { NamedBreed } from '../form/answers.ts'
import classes from './BreedPicker.module.css'
import { breedFor, type FoundBreed } from './breeds.ts'

interface BreedPickerProps {
  id: string
  label: string
  hint?: string
  species: string
  value: NamedBreed
  error?: ReactNode
  onChange: (breed: NamedBreed) => void
  /** Keeps what is typed as a description. */
  onDescribe?: (breed: NamedBreed) => void
}

const PAUSE_MS = 150
const NONE: FoundBreed[] = []

/** One breed of the list, found by any of its names. */
export function BreedPicker({ id, label, hint, species: said, value, error, onChange, onDescribe }: BreedPickerProps) {
  const species = SPECIES.find((one) => one === said)
  const typed = value.text.trim().slice(0, 60)
  const [query] = useDebouncedValue(typed, PAUSE_MS)
  const { data, isFetching } = useAsk(getBreeds, { species: species ?? 'other', query }, { enabled: species !== undefined, freshFor: 3600 })
  const isAnswered = query === typed && data !== undefined
  const found = (useLast(data)?.items ?? NONE).filter(({ name }) => isAnswered || name.toLowerCase().includes(typed.toLowerCase()))
  const isUnknown = typed !== '' && value.id === '' && query === typed && !isFetching
  return (
    <div>
      <SuggestField
        id={id}
        label={label}
        hint={species ? hint : 'Choose the kind of animal first'}
        error={error}
        suggestions={found.map(({ name }) => name)}
        value={value.text}
        rightSection={value.id !== '' && <IconCircleCheck className={classes.chosen} size={22} aria-label="Chosen" />}
        renderOption={({ option }) => <Option name={option.value} breed={found.find(({ name }) => name === option.value)} />}
        onChange={(text) => onChange(breedFor(text, found))}
        onBlur={() => value.id === '' && onChange(breedFor(value.text, found))}
      />
      {isUnknown && onDescribe && (
        <div className={classes.unknown}>
          {found.length === 0 ? 'We know no breed of that name.' : 'Choose one of the list, or keep what you typed.'}
          <ActionButton weight="plain" size="sm" onClick={() => onDescribe(value)}>
            Keep it as a description
          </ActionButton>
        </div>
      )}
    </div>
  )
}

function Option({ name, breed }: { name: string; breed: FoundBreed | undefined }) {
  return (
    <span className={classes.option}>
      {name}
      <span className={classes.also}>{breed?.matched ?? breed?.group}</span>
    </span>
  )
}
