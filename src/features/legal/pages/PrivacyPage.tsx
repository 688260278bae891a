import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FILE_LINKS_DAYS } from '#features/accounts/kit/kept.ts'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Page } from '#ui/Page.tsx'
import { operatorDetails } from '../contract.ts'
import { kept } from '../kept.ts'
import { WhoWeAre } from '../parts/WhoWeAre.tsx'
import { Written, WrittenList } from '../parts/Written.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => callFrom(context, operatorDetails, {})

export const meta = () => [{ name: 'description', content: 'What Homeward knows about you, who can see it, and how long we keep it.' }]

/** What the register holds about people, in the words of what it does. */
export default function PrivacyPage() {
  const operator = useLoaderData<typeof loader>()
  return (
    <Page title="Privacy policy" lead="What we know about you, who can see it, and how long we keep it.">
      <Rows>
        <WhoWeAre operator={operator} />
        <Written title="What we hold">
          <WrittenList
            lines={[
              'About you: your name, address, e-mail address and mobile number, and if you like a second contact, your vet and a rescue back-up.',
              'About your animal: its chip number, species, breed, sex, date of birth, colour, markings, photo and history.',
              'What you do here: lookups of your animals’ chips, messages, reports, orders and payments. Your card number goes to our payment provider and never reaches us.',
              'If you ask for our newsletter: your e-mail address, what you want to read about, and when you agreed. If you spin the wheel of prizes: what you won.',
              'Where you’re signed in: the kind of device and browser, and when it was last used, so that you can sign it out.',
              'If you book a visit: where it is, what you say about it, and what happened.',
              'From others: an implanter or a rescue can give us your name, address and telephone number when they register an animal for you, and people who name you as their second contact give us your name and number.',
              'If you’re a professional: your qualification, licence or registration number, and the evidence you send us.',
            ]}
          />
        </Written>
        <Written title="Who can see it">
          <WrittenList
            lines={[
              <>
                <b>Anyone who looks up a chip</b> sees that the animal is registered with us, and whether it’s missing. If you allow it
                while your animal is missing, they also see its photos, colour and markings. They never see your name, address, phone number
                or e-mail address. If you’re a professional, they see what you chose to show.
              </>,
              <>
                <b>Anyone who reads our lost and found pages</b> sees what you say in a lost report, what your animal looks like, the town
                and roughly where it was last seen. They don’t see your name, the exact place or how to reach you.
              </>,
              <>
                <b>People you share your records with at home</b> see your animals’ records and conversations, and that it’s you who shares
                them. They see your name and, as soon as you end the sharing, nothing more.
              </>,
              <>
                <b>People looking for an animal to take on</b> see the town you give when you look for a new home. Once you choose a home,
                you and they see each other’s first name.
              </>,
              <>
                <b>A finder</b> writes to you through us. They see your first name and what you write. If you’re an organisation, they see
                its name and the phone number you show. You see what they write, the name they give, and where they were if they share it.
              </>,
              <>
                <b>Vets, rescues, dog wardens and the police</b> can see your contact details once we’ve verified them and they’ve said why
                they need them. We record each time, and tell you, unless they’re preventing or investigating a crime.
              </>,
              <>
                <b>Other registers</b> are told the chip number and that we hold its record, so that they can send a finder to us. They get
                your details only if you ask us to send them.
              </>,
              <>
                <b>The implanter you book</b> sees your name, how to reach you, where the visit is and the animals it’s for.
              </>,
              <>
                <b>Breeders, implanters and trainers we’ve verified</b>, who type the e-mail address you gave them, see that you have an
                account and your initials.
              </>,
              <>
                <b>Anyone who has the link</b> to a walk or a tracker you share sees what you share until it ends, and people you name on a
                tag are told your name.
              </>,
              <>
                <b>Your animal’s next keeper</b> sees its history, without your name or address.
              </>,
              <>
                <b>An insurer</b> gets your details only if you apply to it, and only those you agreed to share. For a quote we ask it with
                your answers about the animal and a postcode, without your name.
              </>,
              <>
                <b>Our staff</b> find your details and your animals’ records when you ask for help, and read what you send us to decide
                about it: evidence, keepership requests, disputes, orders and payments. They read a conversation when someone in it reports
                it. Whatever they change is recorded, with who did it and why.
              </>,
              <>
                <b>Companies that work for us</b> take payments, deliver orders, and carry e-mails and text messages. They get only what
                they need for it. Some also keep our backups, draw maps, check cards for fraud, or print and post letters.
              </>,
            ]}
          />
          <p>We don’t sell what we know about you, and there’s no advertising or tracking on this site.</p>
        </Written>
        <Written title="Why we’re allowed to">
          <WrittenList
            lines={[
              'The microchipping regulations of England, Scotland, Wales and Northern Ireland tell us what to record about a dog, and in England a cat, and its keeper, and who we must show it to. For other animals it’s our agreement with you.',
              'Our agreement with you covers registrations, orders, tags, subscriptions and competitions you take part in.',
              'Getting animals home, and stopping theft and fraud, is a legitimate interest: that covers messages from finders and our record of who looked at what.',
              'Your consent covers news from us, your exact location and what an insurer is told. You can take it back at any time.',
            ]}
          />
        </Written>
        <Written title="How long we keep it" id="kept">
          <FactList facts={kept(operator.backupDays).map(({ what, how }) => ({ label: what, value: how }))} />
          <p>
            An animal’s record, its photos and its history stay on the register even after it dies, so that its chip can always be found and
            is never given to another animal. That includes its breeder’s name, every lookup of its chip, what was reported about a chip
            that failed or did harm, and that someone asked to be its keeper. Scotland’s law asks us to keep a dog’s record for at least 30
            years. If you close your account while an animal is still registered to you, we keep your contact details until it has another
            keeper, and use them for nothing else.
          </p>
          <p>We keep invoices for as long as tax law tells us to, and visits, certificates and exam results for as long as your account.</p>
        </Written>
        <Written title="What you can do">
          <WrittenList
            lines={[
              <>
                Correct your details at any time, for free, in <a href={paths.profile}>your profile</a>.
              </>,
              `Download everything we hold about you from your profile, as a file that other software can read. It has links to the photos and documents you’ve sent us, which work for ${FILE_LINKS_DAYS} days.`,
              'Close your account from your profile. After that we keep only what it says above.',
              <>
                Ask us to delete details, to use them for less or to stop using them for something, or ask a person to look at a decision:
                call <a href={site.phoneLink}>{site.phone}</a>.
              </>,
              <>
                Complain to the Information Commissioner’s Office at <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk</a>, or call
                0303 123 1113.
              </>,
            ]}
          />
        </Written>
        <Written title="What this site keeps on your device">
          <p>
            No cookies. Your browser keeps that you’re signed in, what’s in your cart, whether you like the light or dark colours, and a
            page that it shows when there’s no connection. While a long form is open, it keeps what you’ve typed, so that nothing is lost.
            In an exam it keeps your answers until they’ve reached us. An implanter’s device also keeps registrations made offline until
            they’re sent, where on an animal its chips are usually put in, and the list of breeds. <a href={paths.cookies}>See all of it</a>
            .
          </p>
        </Written>
      </Rows>
    </Page>
  )
}
