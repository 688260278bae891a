import { useNavigate } from 'react-router'
import { pageAfterSignIn } from '#features/accounts/kit/start.ts'
import { whenText } from '#platform/text/whentext.ts'
import { decode, saveMemberToken, saveToken, useSession } from '#platform/web/session.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getMyOrganisations, leaveOrganisation, workAs } from '../contract.ts'
import { roleWords } from '../kit/roles.ts'
import { Invitation } from '../parts/Invitation.tsx'
import type { MyOrganisation } from '../shapes.ts'

/** Where somebody works, and what they’re invited to. */
export default function OrganisationsPage() {
  const query = useCall(getMyOrganisations, {}, { freshFor: 0 })
  return (
    <Page
      width="narrow"
      title="Organisations"
      lead="Work as a rescue, a vet practice, an implanter or a breeder that has invited you, under your own name."
    >
      <Loaded what="your organisations" query={query} shape="cards" count={2}>
        {({ organisations, invitations, emailConfirmed, email }) => (
          <Rows>
            {!emailConfirmed && <ConfirmFirst email={email} />}
            {invitations.map((one) => (
              <Invitation key={one.id} invitation={one} />
            ))}
            {organisations.map((one) => (
              <Organisation key={one.id} organisation={one} />
            ))}
            {organisations.length > 0 && <OwnAccount />}
            {organisations.length === 0 && invitations.length === 0 && <NoneYet email={email} />}
          </Rows>
        )}
      </Loaded>
    </Page>
  )
}

function ConfirmFirst({ email }: { email: string }) {
  return (
    <Notice kind="warning" title="Confirm your e-mail address" action={<ButtonLink to={paths.profile}>Go to your profile</ButtonLink>}>
      You’ll see an invitation sent to {email} here once you’ve followed the link in our e-mail.
    </Notice>
  )
}

function NoneYet({ email }: { email: string }) {
  return (
    <EmptyState art={<MessageRelayArt />} title="No organisations yet">
      When an organisation invites you at {email}, you’ll see the invitation here. Ask an owner to invite you on their page People.
    </EmptyState>
  )
}

function Organisation({ organisation: { id, organisation, role, since, isOpen } }: { organisation: MyOrganisation }) {
  const navigate = useNavigate()
  const { run, isPending } = useAction(workAs, {
    then: async ({ token }) => {
      saveMemberToken(token)
      await navigate(pageAfterSignIn(decode(token)?.profileTypes ?? []))
    },
  })
  return (
    <Panel
      title={organisation}
      lead={
        <>
          {roleWords[role].label} since {whenText(since, 'day')}
        </>
      }
    >
      <Rows>
        <p>{isOpen ? roleWords[role].hint : 'You can’t work as this organisation at the moment. Ask the person who runs it.'}</p>
        <FormActions>
          {isOpen && (
            <ActionButton busy={isPending} onClick={() => void run({ id })}>
              Work as {organisation}
            </ActionButton>
          )}
          <LeaveButton id={id} organisation={organisation} />
        </FormActions>
      </Rows>
    </Panel>
  )
}

function LeaveButton({ id, organisation }: { id: string; organisation: string }) {
  const { run, isPending } = useAction(leaveOrganisation, {
    refresh: [getMyOrganisations],
    toast: true,
    then: ({ token }) => saveToken(token),
  })
  return (
    <DialogButton
      weight="quiet"
      renderDialog={(close) => (
        <ConfirmDialog
          title={`Leave ${organisation}?`}
          yes="Leave the organisation"
          no="Stay"
          weight="danger"
          busy={isPending}
          onYes={() => void run({ id })}
          onClose={close}
        >
          You can’t work as {organisation} any more unless an owner invites you again. Your own account stays as it is.
        </ConfirmDialog>
      )}
    >
      Leave <VisuallyHidden>{organisation}</VisuallyHidden>
    </DialogButton>
  )
}

/** The way on for who wants none of them now. */
function OwnAccount() {
  const session = useSession()
  if (!session || session.working) return null
  return (
    <div>
      <ButtonLink weight="plain" to={pageAfterSignIn(session.profileTypes)}>
        Go to my own account
      </ButtonLink>
    </div>
  )
}
