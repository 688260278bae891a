import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import type { proveSecondFactor, removeSecondFactor, replaceRecoveryCodes } from '../contract.ts'
import { getSecondFactor } from '../contract.ts'
import { useCodeField } from '../parts/signing/useCodeField.tsx'

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
  const { form, formProps, summary, isPending } = useContractForm<C, { code: string }>(ask, {
    initial: { code: '' },
    toast: true,
    refresh: [getSecondFactor],
    then,
  })
  const code = useCodeField(form.getInputProps('code'), form.reset)
  return (
    <FormRows {...formProps} {...summary}>
      {code.field}
      <FormActions note={code.note}>
        <ActionButton type="submit" busy={isPending}>
          {save}
        </ActionButton>
        {onLeave && (
          <ActionButton weight="plain" onClick={onLeave}>
            Cancel
          </ActionButton>
        )}
        {code.other}
      </FormActions>
    </FormRows>
  )
}
