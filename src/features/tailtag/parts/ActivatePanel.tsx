import { IconTag } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useMyPets } from '#features/pets/kit/useMyPets.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { activateTag, getTailTagSettings } from '../contract.ts'
import { activationAsked, UNREGISTERED } from './activation.ts'
import { CardFields, NO_CARD } from './CardFields.tsx'
import type { Tag } from './words.ts'

interface ActivatePanelProps {
  tags: readonly Tag[]
  code: string
  /** On a page of its own: where to go afterwards. */
  then?: string
}

/** Ties a new tag to a pet. `code`: from the address of a tag that was just scanned. */
export function ActivatePanel({ tags, code, then }: ActivatePanelProps) {
  const navigate = useNavigate()
  const pets = useMyPets().data ?? []
  const { form, formProps, summary, isPending } = useContractForm(activateTag, {
    initial: { token: code, pin: '', petId: '', replaces: '', card: NO_CARD },
    asks: activationAsked,
    refresh: [getTailTagSettings],
    toast: true,
    once: true,
    then: () => (then ? navigate(then) : undefined),
  })
  const { petId } = form.getValues()
  const old = tags.filter((tag) => tag.petId === petId && tag.can.retire === true)
  return (
    <Panel
      {...(!then && {
        title: 'Activate a tag',
        lead: 'You’ll need the code on the tag and the PIN from under its wrapping.',
        icon: <IconTag size={26} />,
      })}
      look="raised"
    >
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('token')}
          label="Code on the tag"
          hint="For example, 7K2M-9P4T"
          maxLength={60}
          autoComplete="off"
        />
        <TextField {...form.getInputProps('pin')} label="PIN" maxLength={20} autoComplete="off" width="short" />
        <SelectField
          {...form.getInputProps('petId')}
          label="Which pet wears it?"
          empty="Choose a pet"
          options={[
            ...pets.map(({ id, name }) => ({ value: id, label: name })),
            { value: UNREGISTERED, label: 'A pet that isn’t on the register' },
          ]}
        />
        {petId === UNREGISTERED && <CardFields field={(name) => form.getInputProps(`card.${name}`)} />}
        {old.length > 0 && (
          <SelectField
            {...form.getInputProps('replaces')}
            label="Does it replace another tag?"
            empty="No, it’s one more"
            options={old.map(({ id, shortCode }) => ({ value: id, label: shortCode }))}
            optional
          />
        )}
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Activate the tag
          </ActionButton>
        </FormActions>
      </FormRows>
    </Panel>
  )
}
