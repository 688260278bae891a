import { databaseList } from '#features/chips/contract.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { registerConflicts, sendToRegister } from '../contract.ts'

/** For a keeper who would rather be with another register: sends it what it needs, for free. */
export function SendAway({ petId }: { petId: string }) {
  const registers = useCall(databaseList, {}).data?.items.filter(({ takesRecords }) => takesRecords) ?? []
  const { form, formProps, summary, isPending } = useContractForm(sendToRegister, {
    once: true,
    initial: { registerCode: '', agreed: false },
    asks: ({ registerCode, agreed }) => ({ petId, registerCode: registerCode || undefined, agreed: agreed || undefined }),
    refresh: [registerConflicts],
    toast: true,
  })
  if (registers.length === 0) return null
  return (
    <Panel
      title="Send this record to another register"
      lead={`We send your pet’s details and yours to the register you choose. Finders reach you through ${site.name} until you tell us to leave the record there. It’s free.`}
    >
      <FormRows {...formProps} {...summary}>
        <SelectField
          {...form.getInputProps('registerCode')}
          label="Register"
          empty="Choose a register"
          options={registers.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <CheckField
          {...form.getInputProps('agreed', { type: 'checkbox' })}
          label="Send my name, address, e-mail address and mobile number with my pet’s details"
        />
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Send the details
          </ActionButton>
        </FormActions>
      </FormRows>
    </Panel>
  )
}
