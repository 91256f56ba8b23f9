/** Words of greetings and thanks, in English, Hindi and Hindi in Latin letters. */
export const courtesyWords = {
  greetings: `hello hallo helo hlo hlw hi hii hiii hy hey namaste namastey namaskar namaskaar pranam parnam ram raam salam salaam adaab jai jay hind bharat mata kisan jawan sat sri akal shree krishna radhe shyam hanuman
    vanakkam namaskara namaskaram nomoskar kem cho khamma ghani khammaghani walekum waalaikum assalam alaikum assalamualaikum good morning afternoon evening night gm gn subah shubh prabhat ratri
    नमस्ते नमस्कार प्रणाम राम सलाम जय हिंद भारत माता किसान जवान हेलो हैलो हाय सुप्रभात शुभ प्रभात रात्रि संध्या राधे श्याम कृष्ण हनुमान खम्मा घणी सत श्री अकाल वालेकुम अस्सलाम आदाब गुड मॉर्निंग नाइट इवनिंग
    kaise kaisa haal hal chaal chal हाल चाल कैसे how meet`,
  thanks: `thank thanks thankyou thanx thx ty tysm dhanyavad dhanyawad dhanyavaad dhanywad shukriya shukria aabhar धन्यवाद शुक्रिया आभार थैंक्यू थैंक्स bye goodbye alvida tata ta ok okay oky k thik theek hafiz khuda milenge milte fir phir
    ठीक समझ samajh अलविदा फिर मिलेंगे मिलते बाय great nice good done well perfect accha achha acha achchha badhiya badiya mast sahi shabash wah waah shaabash sundar fine अच्छा अच्छी बढ़िया वाह शाबाश सही मस्त super awesome excellent wonderful helpful see later`,
  fillers: `sa mandali mandal chacha chachi tau tai dada dadi nana mama kaka kaki bapu baba babu babuji veer veere veerji paaji praji bhau bhava anna amma appa ayya garu akka swami guruji ustad beta dosto doston sathi saathi mitro mitron all everyone सा मंडळी चाचा ताऊ दादा काका बाबा बाबू वीर भाऊ अन्ना अम्मा दोस्तों साथियों मित्रों advisor farmadvisor krishihaat assistant bot app madad mili mil help helped helping sahayata kaam aaya aayi baat khushi happy glad nice talking talk talked learned understood problem solved solve chala badi kripa aage bhi dobara milenge aise hi सहायता मदद मिली काम आया आई बात खुशी हुई बड़ी कृपा आगे भी ऐसे ही सलाहकार ऐप समझ are r doing today u you so very much a lot to for your the help sir madam dear bhai bhaiya didi ji kaka and there friend team i am is it this was that my we will mai main mein hu hun hoon sab ho hai h he gaya gya gayi gai mila bataya
    bataye bahut bohot bht aap aapka apka aapke apke ka ko ki ke answer reply advice jawab jankari information diya di liye yaar brother bro uncle again me mera meri kya
    आपने दी apne aapne भाई भैया दीदी जी काका सर मैडम बहुत आप आपका आपके आपकी का को की के और श्री सिया सीता है हैं हूं मैं सब गया गई मिला बताया दी दिया लिए जवाब जानकारी सलाह मेरा मेरी यह ये क्या हो`,
}

/** Words that make a question with an animal in it a question about crops: manure, or animals that do harm. */
export const nonAnimalContextWords = `compost vermicompost urine gomutra गोमूत्र mutra मूत्र jeevamrit jivamrit jivamrut जीवामृत stray awara आवारा chhutta छुट्टा dung gobar गोबर khad खाद
  nilgai नीलगाय fence fencing बाड़ fasal फसल biogas organic jaivik जैविक manure eating grazing khet खेत wild jungli jangli जंगली crop crops ghus stubble`
