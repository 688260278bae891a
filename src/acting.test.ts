import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { addressOf, type Call, LENT_ROLES, MEMBER_ROLES, type MemberRole, reaches } from '#platform/contract/call.ts'
import { findContract } from '#platform/server/find.ts'
import { type TestRegister, testRegister } from './testing/register.ts'

/** What each call asks of someone who works as an organisation: every call is considered, and asked by every role. */

const contract = (await findContract()).filter(isForMembers)

/** Whether someone who works as an organisation can come as far as this call: it isn’t for strangers alone, nor for what isn’t lent to them. */
function isForMembers({ who, base }: Call): boolean {
  if (who === 'guest' || base.includes('staff')) return false
  return typeof who === 'string' || who.some((role) => LENT_ROLES.some((lent) => lent === role))
}

/** The daily work: what changes something and spends nothing. A new call that changes something belongs here or below. */
const TEAM = `
  acceptLitter acceptRejectRehomeRequest agreeToGiveUp activateTag addMicrochipLookup addPet addPetByBreeder addPetByWelfare addScanTracking addSighting addToLitter
  addIntakeNote addMoveProof answerAbsence answerBooking answerDeathReport answerMoveByCode answerProposal answerReview applyToRehome breederAcceptRejectPetRequest
  chooseApplicant closeBooking confirmHandOver confirmTransferFromDatabase conversationSafety createWhishlist
  customerAcceptRejectPetRequest holdAnimal undoDeparture wantBack saveCollectionDay saveCouncil takeInUnchipped registerUnchipped disputeKeeperChange downloadTransferPacks endTrackerShare findCustomerImplantedChips homeAgain importPets
  judgeMatch judgeSighting keepOwnershipByBreeder keepUnclaimed lookupMicrochipForWelfare markChipAsdead moveBooking moveTag planHandOver
  professionalChipInfo redeemRegistrationCode redeemTransferCode rehomeForWelfare reportAbsence reportDeath resolveConflict saveContactus
  respondKeepershipRequest reviewBooking reviewProduct saveIntakeNotes saveKeepershipRequest saveLocation saveLostPetRequest saveOutcome
  saveRehomeRequest saveStrayPeriod saveTransferFromDatabase sayHandedOver sellPetByBreeder sellPetByWelfare sendMessage sendToRegister
  shareTracker showToFinders startConversation stopHandOver updateBreederListing updateDeadChip updateFoundAnimal updateKeepershipRequest
  updateLostAlerts updateLostPet updatePet updatePetPhotos updatePetStatus updateTag updateTailTagSettings updateWelfareListing uploadFile
  uploadFoundPhoto useCredit usersList withdrawApplication withdrawPetRequest withdrawRehomeRequest joinLitter importIntakes saveTimeAway endTimeAway issueAdoptionCodes
  downloadAdoptionPacks stopTransferCode acceptRejectChips askKeeperAgain closeDiaryVisit handOverChips remindOfRequest removeDiaryVisit saveBookingHours saveDiaryVisit sendKeeperLetter withdrawChips quoteInsurance priceInsuranceQuote saveInsuranceQuote withdrawInsuranceQuote saveLosses correctLitter recordLitter chipLitter saveNewborn removeNewborn giveNewLicence saveReservation sayBred`

/** What spends money, brings it back, or shows what was paid. */
const MANAGER = `
  addToCart applyCoupon applyDiscountCoupon buyFreeRegistrations buyPlan buyTailtagSubscription cancelBooking cancelPayment cancelShopOrder
  cancelSubscription cancelTagOrder chooseInsurance createCheckoutSession createImplanterBooking createOrder createPaymentIntent createPaymentIntent1 deleteCartItem downloadInvoice generateMerchantSessionKey getPayments getPayouts getPayoutVisits openCustomerBillingPoral orderTailTag paymentTransactionRequest referToInsurer reorder returnShopOrder savePayoutAccount stripePlanPayment updateCartItem getPayoutYears askForMoreChips implanterChipsCheckout saveChipsOrder updateBookingTerms updateChipsOrder`

/** What records or corrects an implant: a chip is implanted by a qualified person, and that isn’t lent. */
const QUALIFIED = `
  chipWithPet correctImplantNumber importImplants registerChip updateChip`

/** Who works here and how the organisation is known, what software does in its name, and all that is held of it. */
const OWNER = `
  answerSharing apiKeys apiSearchHistory changePersonRole correctPastLicence createApiKey createWebhook endSharing exportMyData getPeople getPeopleActs
  invitePerson removePerson replayWebhook revokeApiKey sendEvidence shareRecords updateUserProfile updateWebhook webhookDeliveries webhooks
  withdrawInvitation renewBookingCalendar`

/** What concerns the member themselves, whoever they work for. */
const SELF = `
  answerInvitation beginSecondFactor chooseMessages confirmSecondFactor getMyOrganisations getSecondFactor leaveOrganisation logout
  proveSecondFactor removeSecondFactor replaceRecoveryCodes verifyEmailToken workAs workAsMyself subscribeNewsletter confirmNewsletter newsletterChoice saveNewsletterTopics
  leaveNewsletter`

/** How the organisation’s own account is signed in to, where it’s reached, and its end; and what one person is checked for. */
const NEVER = `
  changePassword endSession getPractice getSessions register studentRegister switchToImplanter updatePractice updateUser updateUserEmail
  updateUserMobileNumber verifyOtp getWheel getMySpin spinWheel claimWheelPrize getWheelDraws`

/** What writes down that it was looked at, and changes nothing else. */
const LOOKS = `
  getFounderInfo getPendingKeepershipRequests getPetRequests getTagScans getTracker getUserCart keepershipRequestByLink petByTransferCode`

const names = (words: string) => words.trim().split(/\s+/)
const considered = { teamMember: TEAM, qualified: QUALIFIED, manager: MANAGER, owner: OWNER, self: SELF, never: NEVER }

test.each(Object.entries(considered))('%s: exactly the calls that were considered ask for it', (acting, words) => {
  const asking = contract.filter((call) => call.acting === acting).map(({ name }) => name)
  expect(asking.toSorted()).toEqual(names(words).toSorted())
})

test('a member who only reads can ask what only reads, and what just notes that it was looked at', () => {
  const changing = contract.filter(({ acting, reads }) => acting === 'readOnly' && !reads).map(({ name }) => name)
  expect(changing.toSorted()).toEqual(names(LOOKS).toSorted())
})

test.each(['payments', 'plans', 'cart', 'orders'])(
  'nobody below a manager changes anything of %s, but for what’s been paid for',
  async (feature) => {
    const calls: Record<string, Call> = await import(`./features/${feature}/contract.ts`)
    const low = Object.values(calls).filter(({ acting, reads }) => !reads && (acting === 'teamMember' || acting === 'readOnly'))
    const allowed = new Set(['useCredit', 'redeemRegistrationCode', 'getUserCart'])
    expect(low.map(({ name }) => name).filter((name) => !allowed.has(name))).toEqual([])
  },
)

let register: TestRegister
const COLLEAGUES = ['anna', 'toby', 'stefan', 'tamsin'] as const
const tokens = new Map<MemberRole, string>()
beforeAll(async () => {
  register = await testRegister()
  const wilma = await register.as('wilma')
  for (const [index, role] of MEMBER_ROLES.entries()) {
    const key = COLLEAGUES[index] ?? 'anna'
    const colleague = await register.as(key)
    const { data } = await wilma.invitePerson({ email: PEOPLE[key].email, role })
    await colleague.answerInvitation({ id: data.id, accept: true })
    tokens.set(role, (await colleague.workAs({ id: data.id })).data.token)
  }
})
afterAll(() => register.close())

describe.each(MEMBER_ROLES)('someone whose role is %s', (role) => {
  test.each(contract.filter(({ acting }) => acting !== 'self').map((call) => [call.name, call] as const))(
    'asks %s as far as it goes',
    async (_name, call) => {
      const isJson = call.method === 'POST' && call.takes === 'json'
      const response = await register.app.inject({
        method: call.method,
        url: addressOf(call),
        headers: { authorization: tokens.get(role) ?? '', ...(isJson && { 'content-type': 'application/json' }) },
        ...(isJson && { payload: '{}' }),
      })
      const isEnvelope = String(response.headers['content-type']).includes('json') && call.gives === 'json'
      const code = isEnvelope || response.statusCode !== 200 ? response.json().code : undefined
      if (call.acting === 'never') return expect(code).toBe('notByMembers')
      if (!reaches(role, call.acting)) return expect(code).toBe('notYourLevel')
      if (call.acting === 'qualified') return expect(code).toBe('notQualified')
      expect(['notByMembers', 'notYourLevel']).not.toContain(code)
    },
  )
})
