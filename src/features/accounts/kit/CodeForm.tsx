import { useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { PinField } from '#ui/PinField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { proveSecondFactor, removeSecondFactor, replaceRecoveryCodes } from '../contract.ts'
import { getSecondFactor } from '../contract.ts'

type CodeCall = typeof proveSecondFactor | typeof removeSecondFactor | typeof replaceRecoveryCodes

interface CodeFormProps<C extends CodeCall> {
  /** What the code is for. */
  ask: C
  /** What the button does, as a verb. */
  save: string
  then?: (data: AnswerOf<C>) => void
  onLeave?: () => void
}

/** Does something that takes a code: of the authenticator app, or where the phone is lost, a recovery code. */
export function CodeForm<C extends CodeCall>({ ask, save, then, onLeave }: CodeFormProps<C>) {
  const [isRecovery, setRecovery] = useState(false)
  const { form, formProps, summary, isPending } = useContractForm<C, { code: string }>(ask, {
    initial: { code: '' },
    toast: true,
    refresh: [getSecondFactor],
    then,
  })
  const change = () => {
    form.reset()
    setRecovery(!isRecovery)
  }
  return (
    <FormRows {...formProps} {...summary}>
      {isRecovery ? (
        <TextField
          label="Recovery code"
          hint="One of the ten codes you saved. Each works once."
          width="medium"
          autoComplete="off"
          autoCapitalize="characters"
          {...form.getInputProps('code')}
        />
      ) : (
        <PinField label="Code from your app" hint="The 6 digits your authenticator app shows now." {...form.getInputProps('code')} />
      )}
      <FormActions
        note={
          isRecovery &&
          `Lost your codes as well? Call us on ${site.phone}. We’ll make sure it’s you, then remove the app so you can set it up again.`
        }
      >
        <ActionButton type="submit" busy={isPending}>
          {save}
        </ActionButton>
        {onLeave && (
          <ActionButton weight="plain" onClick={onLeave}>
            Cancel
          </ActionButton>
        )}
        <ActionButton weight="quiet" onClick={change}>
          {isRecovery ? 'Use your app instead' : 'Use a recovery code instead'}
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
