import { expect, test } from 'vitest'
import { decideAlone } from '../../evaluation/advisor-evaluation.service.ts'

test.each([
  'PM KISAN ke naam pe link aaya whatsapp me .apk wala, khol du kya',
  'पीएम किसान का लिंक आया है ओटीपी मांग रहा है',
  'someone called from bank asking otp for kcc loan',
  'tractor subsidy ke liye processing fee bhejo bola, bhej du',
  'मुझे लॉटरी लगी है 25 लाख की, फोन आया',
  'krishihaat ka staff bolke otp maanga',
  'buyer sent qr code, scan to receive money',
  'kisi ne phone pe atm pin pucha',
  'fasal bima claim dilane ke liye 10 percent maang raha hai phone wala',
  'मेरे खाते से पैसे कट गए लिंक खोलने पर',
  'anydesk download karne ko bol raha call wala',
  'मुफ्त ट्रैक्टर योजना का फॉर्म व्हाट्सएप पर आया है भरूं क्या',
  'aadhaar se paise nikal gaye angutha laga ke',
])('a fraud is warned of before anything else, whatever it names: "%s"', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'app-help', topic: 'fraudAttempt' })
})

test.each([
  'apk of this app kaise download kare',
  'OTP nahi aaya',
  'app login me otp maang raha hai kaha se milega',
  'link of the order',
  'pm kisan ka link kya hai',
  'pm kisan registration fee kitni hai',
  'soil test ki fees kitni',
  'qr code se payment kaise kare',
  'my village pin code how to give in profile',
  'lottery se milta hai kya tractor subsidy',
  'subsidy ka paisa khate me kab aata hai',
  'pin lagi makhi',
  'wifi ka password batao',
  'tell me the pin of nagpur',
  'lottery kaise jeete',
  'paisa double kaise kare',
  'krishihaat otp kyu maangta hai',
  'pm kisan me aadhar link nahi hai',
  'kcc ke liye bank kitna processing charge leta hai',
  'collect rain water for irrigation',
  'seller asking price of transport',
])('no fraud is told of: "%s"', (question) => {
  expect(decideAlone(question)).not.toMatchObject({ topic: 'fraudAttempt' })
})

test('below the warning stands the guide to the scheme whose name was used', () => {
  const { choices } = decideAlone('pm kisan ki apk file whatsapp pe aayi hai, install karu?')
  expect(choices.map(({ en }) => en.label)).toContain('PM-KISAN')
})

test('who is called for the code of the login finds the guide to the account below the warning', () => {
  const first = (question: string) => decideAlone(question).choices[0]?.en.label
  expect(first('somebody asks for my otp')).toBe('Your account on KrishiHaat')
  expect(first('bank wala phone pe otp maang raha')).toMatch(/^Fraud/)
})
