import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { findWelfareOrganisations } from '#features/welfare/contract.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { GivingForm } from './giveform.ts'

const PAUSE_MS = 250
/** So many are read at a glance; a name or town finds the others. */
const SHOWN = 8

/** One of the verified organisations, found by name or town. */
export function OrganisationField({ form }: { form: GivingForm }) {
  const [query, setQuery] = useState('')
  const [asked] = useDebouncedValue(query.trim(), PAUSE_MS)
  const { data, error, refetch } = useCall(findWelfareOrganisations, { query: asked }, { freshFor: 300 })
  const found = useLast(data)?.items.slice(0, SHOWN)
  const choose = (id: string) => {
    form.setFieldValue('to.organisationId', id)
    form.setFieldValue('organisationName', found?.find((one) => one.id === id)?.name ?? '')
  }
  return (
    <>
      <TextField
        label="Find an organisation"
        hint="By name or town"
        type="search"
        autoComplete="off"
        maxLength={60}
        width="long"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {error && !found && (
        <div>
          We couldn’t load the organisations. {error.message}{' '}
          <ActionButton weight="plain" size="sm" onClick={() => void refetch()}>
            Try again
          </ActionButton>
        </div>
      )}
      {!found && !error && <LoadingState count={2} label="Looking for organisations" />}
      {found && (
        <ChoiceCards
          {...form.getInputProps('to.organisationId')}
          label="Organisation"
          hint={found.length === 0 ? 'No verified organisation found. Try its town, or another spelling.' : undefined}
          choices={found.map(({ id, name, kind, town }) => ({ value: id, label: name, hint: [kind, town].filter(Boolean).join(', ') }))}
          min="15rem"
          onChange={choose}
        />
      )}
    </>
  )
}
