import { useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { keysOf } from '#platform/keysof.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { apiKeys, createApiKey } from '../contract.ts'
import { scopeWords } from './words.ts'

type Made = AnswerOf<typeof createApiKey>

const MODES = [
  { value: 'sandbox', label: 'Sandbox', hint: 'To try things out. Nothing reaches the register.' },
  { value: 'live', label: 'Live', hint: 'The register itself' },
]

/** Makes a key, and shows it this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null)
  return (
    <FormDialog title={made ? 'Copy your new key' : 'Create an API key'} onClose={onClose}>
      {made ? <NewKey made={made} onClose={onClose} /> : <KeyForm onMade={setMade} onClose={onClose} />}
    </FormDialog>
  )
}

function KeyForm({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(createApiKey, {
    initial: { name: '', mode: 'sandbox', scopes: { lookup: true, register: false } },
    asks: ({ scopes, ...values }) => ({ ...values, scopes: keysOf(scopeWords).filter((scope) => scopes[scope]) }),
    refresh: [apiKeys],
    then: onMade,
  })
  return (
    <FormRows {...formProps} {...summary}>
      <TextField {...form.getInputProps('name')} label="Name" hint="So that you know it again, like “Reception computer”" />
      <ChoiceCards {...form.getInputProps('mode')} label="What’s it for?" choices={MODES} min="11rem" />
      <FieldGroup label="What can the software do?" error={form.errors['scopes']}>
        <Rows gap="sm">
          {keysOf(scopeWords).map((scope) => (
            <CheckField key={scope} {...form.getInputProps(`scopes.${scope}`, { type: 'checkbox' })} {...scopeWords[scope]} />
          ))}
        </Rows>
      </FieldGroup>
      <DialogActions busy={isPending} onClose={onClose}>
        Create key
      </DialogActions>
    </FormRows>
  )
}

function NewKey({ made: { key, prefix }, onClose }: { made: Made; onClose: () => void }) {
  return (
    <Rows>
      <div>
        <Box component="p" m={0} style={{ overflowWrap: 'anywhere' }}>
          <code>{key}</code>
        </Box>
        <Box component="p" m="0.5rem 0 0">
          Copy it now and keep it somewhere safe: we can’t show it again. In VetXML software, the API user is <code>{prefix}</code> and the
          API key is all of the above.
        </Box>
      </div>
      <FormActions>
        <CopyButton text={key}>Copy the key</CopyButton>
        <ActionButton onClick={onClose}>I’ve saved my key</ActionButton>
      </FormActions>
    </Rows>
  )
}
