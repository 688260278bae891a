import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FAULTY_DAYS, RETURN_DAYS } from '#features/orders/lifecycle.ts'
import { CANCEL_DAYS } from '#features/payments/policy.ts'
import { COOLING_OFF_DAYS } from '#features/tagPlus/lifecycle.ts'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { Rows } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { operatorDetails } from '../contract.ts'
import { WhoWeAre } from '../parts/WhoWeAre.tsx'
import { Written } from '../parts/Written.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => callFrom(context, operatorDetails, {})

export const meta = () => [{ name: 'description', content: 'How to cancel a plan or a subscription, or send something back.' }]

/** What can be cancelled or sent back, until when and how (SI 2013/3134). */
export default function CancellationPage() {
  const operator = useLoaderData<typeof loader>()
  return (
    <Page title="Cancel or return" lead="You don’t have to give a reason, and you don’t have to call anyone.">
      <Rows>
        <Written title="A plan or registrations">
          <p>
            You can cancel what you haven’t used until the end of the {CANCEL_DAYS}th day after you paid. Go to{' '}
            <a href={paths.payments}>your payments</a> and press “Cancel”. We refund you the way you paid. Your animals stay on the
            register.
          </p>
          <p>
            A registration is used once it has paid for an animal. If you pay for an animal that’s waiting, we ask you first whether we
            should start straight away. If you said yes, you can’t cancel that registration. If you said no, you can, and the animal then
            waits until its registration is paid for.
          </p>
        </Written>
        <Written title="Something from the shop">
          <p>
            Until we pack your order, you can cancel it and get all your money back. For {RETURN_DAYS} days after it’s delivered you can
            send back what you don’t want, and you pay the postage. We refund you when it arrives, with the delivery if you send everything
            back. What was engraved for you comes back only if it’s faulty. Go to <a href={paths.orders}>your orders</a> for both.
          </p>
          <p>
            If something is faulty, you can send it back within {FAULTY_DAYS} days and get all your money back, postage included. After
            that, tell us: we’ll repair or replace it, or refund you if that doesn’t work. The law gives you up to 6 years in England, Wales
            and Northern Ireland, and 5 in Scotland.
          </p>
        </Written>
        <Written title="An engraved tag">
          <p>
            You can cancel until we engrave it. After that it’s made for you, and we replace or refund it if it’s faulty, wrongly engraved
            or never arrives.
          </p>
        </Written>
        <Written title="A visit to have a pet chipped">
          <p>
            You can cancel a visit in <a href={paths.bookings}>your visits</a>. Before you pay, and again before you cancel, we say how much
            of the deposit comes back. If the implanter cancels or doesn’t come, all of it does.
          </p>
        </Written>
        <Written title="TailTag Plus">
          <p>
            You can cancel at any time in your TailTag settings. It then ends with the period you’ve paid for. In the first{' '}
            {COOLING_OFF_DAYS} days after the first payment, or after paying for a year, you can have that payment back. Your tags keep
            working for free.
          </p>
        </Written>
        <Written title="If you’d rather write to us">
          <p>You can use these words, though you don’t have to:</p>
          <blockquote style={{ margin: 0 }}>
            To {operator.name}
            {operator.address && `, ${operator.address}`}: I cancel my contract for (what you bought), ordered on (date). Name, address,
            date, and your signature if it’s on paper.
          </blockquote>
          <p>Send it within {CANCEL_DAYS} days and it counts from the day you send it.</p>
        </Written>
        <WhoWeAre operator={operator} />
      </Rows>
    </Page>
  )
}
