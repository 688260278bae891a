import { useState } from 'react'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { PinField } from '#ui/PinField.tsx'
import { TextField } from '#ui/TextField.tsx'

/**
 * Asks for a code of the authenticator app, or where the phone is lost, for a recovery code: the field, the button that changes between
 * the two, and what to do without either. Takes the field's `getInputProps`.
 */
export function useCodeField(input: object, empty: () => void) {
  const [isRecovery, setRecovery] = useState(false)
  const change = () => {
    empty()
    setRecovery(!isRecovery)
  }
  return {
    field: isRecovery ? (
      <TextField
        label="Recovery code"
        hint="One of the ten codes you saved. Each works once."
        autoComplete="off"
        autoCapitalize="characters"
        {...input}
      />
    ) : (
      <PinField label="Code from your app" hint="The 6 digits your authenticator app shows now." {...input} />
    ),
    other: (
      <ActionButton weight="quiet" onClick={change}>
        {isRecovery ? 'Use your app instead' : 'Use a recovery code instead'}
      </ActionButton>
    ),
    note:
      isRecovery &&
      `Lost your codes as well? Call us on ${site.phone}. We’ll make sure it’s you, then remove the app so you can set it up again.`,
  }
}
