import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton, DocumentLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { getTailTagSettings, updateTag, updateTailTagSettings } from '../contract.ts'
import { CardFields } from './CardFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { MoveTag } from './MoveTag.tsx'
import { answersOf, FIELDS, latestOf, PARTS } from './meanwhile.ts'
import { SHOWN_OPTIONS, statusWords, type Tag } from './words.ts'

/** One tag: how it stands, and all that its keeper can choose while they can still do something with it. */
export function TagPanel({ tag, hasPlus }: { tag: Tag; hasPlus: boolean }) {
  const { petName, shortCode, status, can } = tag
  const { tone, label, means } = statusWords[status]
  const isInUse = Object.values(can).includes(true)
  return (
    <Panel
      title={`${petName}’s tag`}
      lead={shortCode}
      actions={<StatusTag tone={tone}>{label}</StatusTag>}
      {...(isInUse && { footer: <TagActs id={tag.id} can={can} petName={petName} /> })}
    >
      {means && <Notice title={means} />}
      {isInUse && (
        <Box mt={means ? '1.25rem' : 0}>
          <TagSettings tag={tag} hasPlus={hasPlus} />
        </Box>
      )}
    </Panel>
  )
}

/** What it shows and when, and by what way its keeper hears of scans. */
function TagSettings({ tag, hasPlus }: { tag: Tag; hasPlus: boolean }) {
  const { id, petName, link, card } = tag
  const { form, formProps, summary, isPending } = useContractForm(updateTailTagSettings, {
    initial: answersOf(tag),
    meanwhile: { latest: () => latestOf(id), parts: PARTS },
    asks: ({ card: said, version, ...values }) => ({
      tagId: id,
      version,
      settings: { ...values, contacts: withoutBlanks(values.contacts) },
      ...(said && { card: said }),
    }),
    atFields: (sentences) => Object.fromEntries(Object.entries(sentences).map(([path, words]) => [path.replace(/^settings\./, ''), words])),
    refresh: [getTailTagSettings],
    toast: true,
  })
  return (
    <>
      <FormRows {...formProps} {...summary}>
        {card && (
          <FieldGroup label={`About ${petName}`}>
            <Rows gap="sm">
              <CardFields field={(name) => form.getInputProps(`card.${name}`)} />
              <CheckField
                {...form.getInputProps('card.isMissing', { type: 'checkbox' })}
                label={`${petName} is missing`}
                hint="The tag then says so, and shows what you show only when it’s missing."
              />
            </Rows>
          </FieldGroup>
        )}
        <LongTextField
          {...form.getInputProps('notesText')}
          label="What should a finder know?"
          hint="Medicine, fears, how to approach it"
          maxLength={500}
          optional
        />
        <FieldGroup label="What should people see when they scan it?" hint={`They always see ${petName}’s name, and can message you.`}>
          <Columns min="13rem">
            {FIELDS.filter(({ name }) => !card || name !== 'photo').map(({ name, label }) => (
              <SelectField key={name} {...form.getInputProps(name)} label={label} options={SHOWN_OPTIONS} />
            ))}
          </Columns>
        </FieldGroup>
        <FieldGroup label="How should we tell you about a scan?">
          <Rows gap="sm">
            <CheckField {...form.getInputProps('alertByEmail', { type: 'checkbox' })} label="E-mail" />
            <CheckField
              {...form.getInputProps('alertBySms', { type: 'checkbox' })}
              label="Text message"
              hint={hasPlus ? 'Every time someone scans it' : 'While your pet is missing. With TailTag Plus, every time.'}
            />
          </Rows>
        </FieldGroup>
        {hasPlus && (
          <ContactFields
            contacts={form.values.contacts}
            onContacts={(contacts) => form.setFieldValue('contacts', contacts)}
            field={form.getInputProps}
          />
        )}
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Save settings
          </ActionButton>
          <DocumentLink weight="plain" href={new URL(link).pathname}>
            See what a finder sees
          </DocumentLink>
        </FormActions>
      </FormRows>
      {card && <MoveTag tagId={id} petName={petName} />}
    </>
  )
}

function TagActs({ id, can, petName }: Pick<Tag, 'id' | 'can' | 'petName'>) {
  const { run, isPending } = useAction(updateTag, { refresh: [getTailTagSettings], toast: true })
  const say = (now: 'pause' | 'resume' | 'lose' | 'retire') => void run({ tagId: id, now })
  return (
    <Group gap="0.5rem">
      {can.pause === true && (
        <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => say('pause')}>
          Pause this tag
        </ActionButton>
      )}
      {can.resume === true && (
        <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => say('resume')}>
          Start this tag again
        </ActionButton>
      )}
      {can.lose === true && (
        <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => say('lose')}>
          I’ve lost this tag
        </ActionButton>
      )}
      {can.retire === true && (
        <DialogButton
          weight="quiet"
          size="sm"
          renderDialog={(close) => (
            <ConfirmDialog
              title={`Stop using ${petName}’s tag?`}
              yes="Stop using it"
              no="Keep using it"
              weight="danger"
              busy={isPending}
              onYes={() => say('retire')}
              onClose={close}
            >
              <Box>Anyone who scans it sees that it’s no longer used, and can’t reach you. You can’t undo this.</Box>
            </ConfirmDialog>
          )}
        >
          Stop using this tag
        </DialogButton>
      )}
    </Group>
  )
}
