import { useDebouncedValue } from '@mantine/hooks'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { SPECIES } from '#knowledge/animals/species.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { getBreeds } from '../../contract.ts'
import { breedFor, type FoundBreed } from '../../parts/animal/breeds.ts'
import type { NamedBreed } from './answers.ts'
import { keptBreedsLike } from './keptbreeds.ts'

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
  const { data, isFetching } = useCall(
    getBreeds,
    { species: species ?? 'other', query },
    { enabled: species !== undefined, freshFor: 3600 },
  )
  const isAnswered = query === typed && data !== undefined
  const last = useLast(data)?.items ?? NONE
  const listed = last.filter(({ name }) => isAnswered || name.toLowerCase().includes(typed.toLowerCase()))
  // Without signal the list that lies on this device answers, where it does.
  const kept = species && !data && !isFetching ? keptBreedsLike(species, typed) : NONE
  const found = kept.length > 0 ? kept : listed
  // A name that was typed whole before the list came is chosen once it has.
  const choose = useEffectEvent(() => {
    const breed = breedFor(value.text, found)
    if (value.id === '' && breed.id !== '') onChange(breed)
  })
  useEffect(() => {
    if (isAnswered) choose()
  }, [isAnswered])
  const isUnknown = typed !== '' && value.id === '' && query === typed && !isFetching
  // Nothing says what is right where the list can't be asked: what is typed stands as it is.
  const cannotAsk = isUnknown && !data && kept.length === 0
  const takeAsTyped = useEffectEvent(() => onChange({ ...value, asTyped: true }))
  useEffect(() => {
    if (cannotAsk) takeAsTyped()
  }, [cannotAsk, typed])
  return (
    <div>
      <SuggestField
        id={id}
        label={label}
        hint={species ? hint : 'Choose the kind of animal first'}
        error={error}
        suggestions={found.map(({ name }) => name)}
        value={value.text}
        rightSection={value.id !== '' && <IconCircleCheck style={{ color: 'var(--ui-good-mark)' }} size={22} aria-label="Chosen" />}
        renderOption={({ option }) => <Option name={option.value} breed={found.find(({ name }) => name === option.value)} />}
        onChange={(text) => onChange(breedFor(text, found))}
        onBlur={() => value.id === '' && onChange(breedFor(value.text, found))}
      />
      {isUnknown && onDescribe && (
        <Group gap="0.5rem" c="dimmed" fz="sm" mt="0.5rem">
          {unknownWords(data || kept.length > 0 ? found.length : null)}
          <ActionButton weight="plain" size="sm" onClick={() => onDescribe(value)}>
            Use it as a description
          </ActionButton>
        </Group>
      )}
    </div>
  )
}

/** `found` is null where the list could not be asked. */
function unknownWords(found: number | null): string {
  if (found === null) return 'We can’t load the list of breeds at the moment, so we’ll use what you typed.'
  return found === 0 ? 'We don’t know a breed with that name.' : 'Choose one from the list, or use what you typed.'
}

function Option({ name, breed }: { name: string; breed: FoundBreed | undefined }) {
  return (
    <Box component="span" display="grid" lh="1.35">
      {name}
      <Box component="span" c="dimmed" fz="sm">
        {breed?.matched ?? breed?.group}
      </Box>
    </Box>
  )
}
