import { useState } from 'react'
import { useParams } from 'react-router'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { NeedsScripts } from '#ui/NeedsScripts.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { confirmNewsletter } from '../contract.ts'
import { TopicFields } from '../parts/TopicFields.tsx'
import { chosenIn, wantedOf } from '../parts/wanted.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** Where an address is confirmed. Opening it changes nothing: programs that check mail open every link. */
export default function ConfirmNewsletterPage() {
  const { token = '' } = useParams()
  const [readerToken, setReaderToken] = useState('')
  const { form, formProps, summary, isPending } = useContractForm(confirmNewsletter, {
    initial: { token, topics: wantedOf(['advice']) },
    asks: (values) => ({ token: values.token, topics: chosenIn(values.topics) }),
    then: (data) => setReaderToken(data.token),
  })
  return (
    <Page width="narrow" title="Confirm your newsletter">
      <Panel look="raised">
        {readerToken ? (
          <div role="status">
            <EmptyState
              art={<MessageRelayArt />}
              title="You’ll get our newsletter"
              action={
                <ButtonLink to={paths.newsletter(readerToken)} weight="plain">
                  Choose what we send
                </ButtonLink>
              }
            >
              <p>Each issue has a link to leave with one press.</p>
            </EmptyState>
          </div>
        ) : (
          <FormRows {...formProps} {...summary}>
            <NeedsScripts />
            <TopicFields form={form} />
            <FormActions>
              <ActionButton type="submit" busy={isPending}>
                Confirm my address
              </ActionButton>
            </FormActions>
          </FormRows>
        )}
      </Panel>
    </Page>
  )
}
