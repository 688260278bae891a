import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { REPORT_DAYS } from '#features/bookings/lifecycle.ts'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { operatorDetails } from '../contract.ts'
import { WhoWeAre } from '../parts/WhoWeAre.tsx'
import { Written, WrittenList } from '../parts/Written.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => callFrom(context, operatorDetails, {})

export const meta = () => [{ name: 'description', content: `How to complain to ${site.name}, what happens then, and who else can help.` }]

/** How to complain, and to whom else. */
export default function ComplaintsPage() {
  const operator = useLoaderData<typeof loader>()
  return (
    <Page
      title="Complaints"
      lead="If we’ve got something wrong, tell us. You don’t need a special form, and your pet’s record stays as it is."
      actions={<ButtonLink to={paths.contactAbout('complaint')}>Write a complaint</ButtonLink>}
    >
      <Rows>
        <Written title="How to complain">
          <p>
            <a href={paths.contactAbout('complaint')}>Write to us</a> and choose “A complaint”, or call{' '}
            <a href={site.phoneLink}>{site.phone}</a>. Say what happened, when, and what you’d like us to do. If it’s about a pet, its
            microchip number helps.
          </p>
          <p>
            You get a reference straight away. Our staff read what you wrote, and answer by e-mail. You can write again and give the
            reference.
          </p>
        </Written>
        <Written title="About a decision">
          <WrittenList
            lines={[
              'If it’s about who keeps an animal, you can object or dispute it in your account: that stops the record from moving until our staff have looked at what each of you can show.',
              'If a court or the police decide who an animal belongs to, we follow that.',
              `If an implanter didn’t come, say so in your bookings, up to ${REPORT_DAYS} days after the visit. Our staff look at what each of you says. If something else went wrong with a visit, write to us.`,
              'If it’s about a message or a person on our site, you can report and block them where it happened.',
            ]}
          />
        </Written>
        <Written title="About your data">
          <p>
            You can complain to us about how we use your data in the same way. We’ll confirm within 30 days that it’s reached us. You can
            also go to the{' '}
            <a href="https://ico.org.uk/make-a-complaint/" rel="noopener noreferrer">
              Information Commissioner’s Office
            </a>{' '}
            at any time. <a href={paths.privacyPolicy}>Our privacy policy</a> says what we hold.
          </p>
        </Written>
        <Written title="About something you bought">
          <p>
            <a href={paths.cancellation}>Cancel or return</a> says what you can send back. If we can’t agree, Citizens Advice can tell you
            your rights: call 0808 223 1133 in England and Wales. In Scotland call Advice Direct Scotland on 0808 164 6000, and in Northern
            Ireland Consumerline on 0300 123 6262.
          </p>
        </Written>
        <Written title="About a register that doesn’t keep to the law">
          <p>
            Defra looks after the rules for microchip databases in England, and the Scottish Government, the Welsh Government and DAERA in
            the other nations. <a href={paths.compliance}>What the law asks of us, and what we can show</a>.
          </p>
        </Written>
        <WhoWeAre operator={operator} />
      </Rows>
    </Page>
  )
}
