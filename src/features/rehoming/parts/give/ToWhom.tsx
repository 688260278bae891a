import { whenText } from '#platform/text/whentext.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import type { GivingForm } from './giveform.ts'
import { OrganisationField } from './OrganisationField.tsx'

interface ToWhomProps {
  form: GivingForm
  name: string
  /** A breeder registered it, and can be asked. */
  toBreeder: boolean
  /** The organisation that promised to take it back; null where there is none. */
  backup: string | null
  /** The day from which it can leave its mother, while that’s to come: until then only an organisation can take it. */
  leavesFrom: string | null
}

/** A person, an organisation, or somebody who is still to be found. */
export function ToWhom({ form, name, toBreeder, backup, leavesFrom }: ToWhomProps) {
  const { kind } = form.values.to
  return (
    <Panel title="New keeper">
      <Rows>
        {leavesFrom && (
          <Notice kind="warning" title={`${name} can leave its mother from ${whenText(leavesFrom, 'day')}`}>
            It’s 8 weeks old that day. Until then only a rescue, vet or council can take it in.
          </Notice>
        )}
        <ChoiceCards
          {...form.getInputProps('to.kind')}
          label={`Who’s taking ${name}?`}
          choices={[
            ...(backup
              ? [
                  {
                    value: 'backup',
                    label: `Back to ${backup}`,
                    hint: `It’s ${name}’s rescue back-up, and has promised to take ${name} back.`,
                  },
                ]
              : []),
            ...(toBreeder
              ? [
                  {
                    value: 'breeder',
                    label: 'Back to the breeder',
                    hint: 'We’ll write to the breeder who registered it. You don’t need their address.',
                  },
                ]
              : []),
            {
              value: 'person',
              label: 'Someone I know',
              hint: 'We’ll write to them. Once they agree, they’re the keeper.',
              disabled: leavesFrom !== null,
            },
            { value: 'organisation', label: 'A rescue, vet or council', hint: 'A verified organisation takes your pet in.' },
            {
              value: 'anybody',
              label: 'I’m looking for a home',
              hint: 'Listed without your name. You choose who.',
              disabled: leavesFrom !== null,
            },
          ]}
        />
        {kind === 'person' && <Person form={form} />}
        {kind === 'organisation' && <OrganisationField form={form} />}
        {(kind === 'person' || kind === 'breeder' || kind === 'organisation' || kind === 'backup') && (
          <LongTextField
            {...form.getInputProps('note')}
            label="A note to them"
            hint="They’ll see it with your first name, so they know it’s you."
            maxLength={500}
            optional
          />
        )}
        {kind === 'anybody' && (
          <Notice title="What other people see">
            Your pet, its age, what you write below, and your town. The person you choose sees your first name and can write to you here.
            They never see your surname, address or number. You’re the keeper until you’ve handed your pet over.
          </Notice>
        )}
      </Rows>
    </Panel>
  )
}

/** One of the two is enough. */
function Person({ form }: { form: GivingForm }) {
  return (
    <>
      <EmailField
        {...form.getInputProps('to.contact.email')}
        label="Their e-mail address"
        hint="The one they use, or will use, for their account here. You can enter a mobile number instead."
        autoComplete="off"
      />
      <TextField
        {...form.getInputProps('to.contact.mobile')}
        label="Or their mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        optional
      />
    </>
  )
}
