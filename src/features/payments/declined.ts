/** Why a card was not taken, in our own words for the payer, by the provider's code. Nothing was taken in any of these cases. */
const WORDS: Record<string, string> = {
  insufficient_funds: 'There isn’t enough money available on this card. Use another card, or try again when there is.',
  card_velocity_exceeded: 'This card has reached its limit. Use another card, or contact your bank.',
  withdrawal_count_limit_exceeded: 'This card has reached its limit. Use another card, or contact your bank.',
  expired_card: 'This card has expired. Use another card.',
  invalid_expiry_month: 'Check the card’s expiry month.',
  invalid_expiry_year: 'Check the card’s expiry year.',
  incorrect_cvc: 'The security code is wrong. Check the 3 or 4 digits on your card.',
  invalid_cvc: 'The security code is wrong. Check the 3 or 4 digits on your card.',
  incorrect_number: 'The card number is wrong. Check it against your card.',
  invalid_number: 'The card number is wrong. Check it against your card.',
  incorrect_zip: 'The postcode doesn’t match the one your bank has. Enter the postcode on your bank statement.',
  incorrect_address: 'The address doesn’t match the one your bank has. Enter the address on your bank statement.',
  card_not_supported: 'We don’t accept this type of card. Use another card.',
  currency_not_supported: 'This card can’t be used to pay in pounds. Use another card.',
  authentication_required: 'Your bank needs to check that it’s you. Try again and confirm the payment with your bank.',
  payment_intent_authentication_failure: 'Your bank couldn’t confirm that it was you. Try again, or use another card.',
  processing_error: 'Your bank had a problem. Try again in a minute.',
  try_again_later: 'We couldn’t reach your bank. Try again in a minute.',
  issuer_not_available: 'We couldn’t reach your bank. Try again in a minute.',
  reenter_transaction: 'We couldn’t reach your bank. Try again in a minute.',
  test_mode_live_card: 'This is a test. Use one of the test cards.',
  live_mode_test_card: 'This is a test card. Use a real card.',
}

/** Banks do not say more, and where they do (lost, stolen), the one who holds the card is not to be told. */
const USUAL = 'Your bank declined this card. Use another card, or ask your bank why.'

/** The sentence for a code; a code that is new to us is a plain no. */
export const declinedWords = (code: string): string => (Object.hasOwn(WORDS, code) ? (WORDS[code] ?? USUAL) : USUAL)
