/** Words of greetings and thanks, in English, Hindi and Hindi in Latin letters. */
export const courtesyWords = {
  greetings: `hello hallo helo hi hii hey namaste namaskar namaskaar pranam ram raam salam salaam adaab jai kisan jawan
    good morning afternoon evening नमस्ते नमस्कार प्रणाम राम सलाम जय किसान जवान हेलो हैलो सुप्रभात`,
  thanks: `thank thanks thankyou thanx thx ty dhanyavad dhanyawad dhanyavaad shukriya धन्यवाद शुक्रिया आभार थैंक्यू थैंक्स`,
  fillers: `you u so very much a lot to for your the help sir madam dear bhai bhaiya didi ji kaka and ok okay
    bahut aap aapka apka ka ko भाई भैया दीदी जी काका सर बहुत आप आपका का को और श्री सिया सीता ठीक है`,
}

/** Farm animals. Wild animals and fish are left out because guides mention them. */
export const farmAnimalWords = `cow cows gay gaay gaai गाय buffalo buffaloes buffalos bhains bhais bhens भैंस goat goats bakri
  bakriyan बकरी बकरियां sheep bhed भेड़ calf calves bachhda bachda bachhra बछड़ा बछिया cattle livestock pashu पशु मवेशी
  maveshi ox oxen बैल hen hens chicken chickens poultry murgi murga मुर्गी मुर्गा मुर्गियां dairy डेयरी`

/** Words that make a question with an animal in it a question about crops: manure, or animals that do harm. */
export const nonAnimalContextWords = `compost vermicompost urine gomutra गोमूत्र jeevamrit jivamrit जीवामृत stray awara आवारा chhutta छुट्टा
  nilgai नीलगाय fence fencing बाड़ poison poisoning zahar jahar जहर pesticide कीटनाशक soil biogas`
