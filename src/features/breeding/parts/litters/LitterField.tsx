import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { SPECIES } from '#knowledge/animals/species.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import type { FieldProps } from '#ui/field.ts'
import { SuggestField } from '#ui/SuggestField.tsx'
import { getLitters } from '../../contract.ts'
import { littersByName } from './named.ts'

type LitterFieldProps = FieldProps & {
  /** Only litters of this kind of animal. */
  species?: string
  /** The id of the litter that’s chosen; empty where none is. */
  value?: string
  onChoose: (litterId: string) => void
}

const PAUSE_MS = 150

/** One of a breeder’s litters, found by the mother, the father or one of its animals: there may be hundreds. */
export function LitterField({ species: said, value = '', onChoose, ...field }: LitterFieldProps) {
  const species = SPECIES.find((one) => one === said)
  const [typed, setTyped] = useState('')
  const [query] = useDebouncedValue(typed.trim().slice(0, 60), PAUSE_MS)
  const { data } = useCall(getLitters, { query, pageSize: 12, ...(species && { species }) })
  const chosen = useCall(getLitters, { litterId: value }, { enabled: value !== '' })
  const found = littersByName(useLast(data)?.items ?? [])
  const [name] = [...littersByName(chosen.data?.items ?? []), ...found].flatMap(([words, id]) => (id === value ? words : []))
  return (
    <SuggestField
      {...field}
      value={name ?? typed}
      suggestions={[...found.keys()]}
      onChange={(text) => {
        const id = found.get(text) ?? ''
        setTyped(id === '' ? text : '')
        if (id !== value) onChoose(id)
      }}
    />
  )
}
