import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ANSWER_DAYS, DISPUTE_DAYS, GRACE_DAYS } from '#features/keepership/lifecycle.ts'
import { UNDO_DAYS as DEATH_UNDO_DAYS } from '#features/pets/lifecycle.ts'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { Rows } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { operatorDetails } from '../contract.ts'
import { WhoWeAre } from '../parts/WhoWeAre.tsx'
import { Written, WrittenList } from '../parts/Written.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => callFrom(context, operatorDetails, {})

export const meta = () => [{ name: 'description', content: 'What you can expect of Homeward, and what we ask of you.' }]

/** What the register and whoever uses it can expect of each other. */
export default function TermsPage() {
  const operator = useLoaderData<typeof loader>()
  return (
    <Page title="Terms and conditions" lead="What you can expect of us, and what we ask of you.">
      <Rows>
        <WhoWeAre operator={operator} />
        <Written title="What’s free, and what isn’t">
          <WrittenList
            lines={[
              'Looking up a chip, messages about a found animal, reporting an animal missing, changing any detail and passing an animal on are free, for ever.',
              <>
                Registering an animal is paid for once, for its whole life. You can see the price on{' '}
                <a href={paths.pricingPlans}>our plans</a>, and again before you register.
              </>,
              'We never take an animal off the register because it hasn’t been paid for.',
              'Engraved tags, TailTag Plus and the shop cost what their pages say. Prices include VAT where we charge it.',
            ]}
          />
        </Written>
        <Written title="Being a keeper">
          <WrittenList
            lines={[
              'The keeper is the person an animal normally lives with. Being the keeper on our register doesn’t prove that you own it.',
              'Tell us the truth, and keep your contact details up to date: by law for a dog, and in England for a cat.',
              'When you give an animal away, the new keeper has to confirm it. You stay its keeper until then.',
              `If someone else says they’re the keeper, we ask you first. You have at least ${ANSWER_DAYS} days to answer, and ${GRACE_DAYS} more after that. If you object, our staff look at what each of you sends. If you don’t answer, our staff check the other person’s evidence. If it holds, the record moves to them, and we tell you.`,
              `A stray dog is different. If no one has claimed it when the days the law sets are over, the organisation that holds it can become its keeper without asking. We tell you when it’s taken in and when the record moves, and you can dispute it for ${DISPUTE_DAYS} days.`,
              `A death that was reported by mistake can be undone for ${DEATH_UNDO_DAYS} days.`,
              'A record that comes from another register stays marked as unproven until our staff or the other register has confirmed it.',
            ]}
          />
        </Written>
        <Written title="Using the register fairly">
          <WrittenList
            lines={[
              'Look up a chip only when you have the animal in front of you, or a good reason. Don’t collect numbers or contact details.',
              'Don’t use messages to sell, threaten or demand money for an animal. You can report and block anyone who does. Our staff look at each report, and can end the conversation.',
              'Professionals keep their qualification or licence valid, say why they look at a keeper’s record, and use it for nothing else.',
              'Keep your password to yourself. Tell us if someone else has used your account.',
            ]}
          />
          <p>
            If someone breaks these rules, we can end their conversations and suspend what they do as a professional. We don’t remove their
            animals from the register.
          </p>
        </Written>
        <Written title="Implanting chips" id="implanters">
          <WrittenList
            lines={[
              'Implant chips only if you’re allowed to: as a vet, a vet nurse under a vet’s direction, or with the training the law asks for. Show us your certificate or registration, and keep your insurance valid.',
              'Scan the animal before you implant, and again afterwards, and read the number from the reader.',
              'Register the animal the same day, for the keeper in front of you. The keeper has to confirm it. Until then it’s in your name, and finders’ messages reach you.',
              'The keeper pays for the registration, unless you use one of your credits. Tell them before you register.',
              'Report chips that fail, move or cause harm. By law that goes to the authorities, and you can do it from your dashboard.',
              'Use the chips we send you yourself, or in your practice. Chips that are recalled or stopped can’t be implanted or registered.',
              'We check your evidence again every year. If it ends or is withdrawn, you can look up chips, but not order or register any.',
            ]}
          />
        </Written>
        <Written title="What we’re responsible for">
          <WrittenList
            lines={[
              'We keep the register running day and night, with backups, and mend faults as soon as we know of them. We can’t promise that it’s never out of reach.',
              'A chip on our register makes it much more likely that an animal comes home. We can’t promise that it does, or that what others tell us is true.',
              'If we break our agreement or are careless, we’re responsible for the loss that could be foreseen. Nothing here limits what the law gives you as a consumer, or our responsibility for death, injury or fraud.',
            ]}
          />
        </Written>
        <Written title="Cancelling and returning">
          <p>
            You can change your mind about most things you buy: see <a href={paths.cancellation}>cancel or return</a>.
          </p>
        </Written>
        <Written title="Changes, and the law">
          <p>
            When we change these terms, the new ones apply to what you buy and do after that. If you live in Scotland or Northern Ireland,
            the law there applies and you can go to its courts; otherwise it’s the law and the courts of England and Wales.
          </p>
          <p>If you’re unhappy with us, call us first, and we’ll do what we can to put it right.</p>
        </Written>
      </Rows>
    </Page>
  )
}
