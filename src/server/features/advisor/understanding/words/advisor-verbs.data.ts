/** Stems of Hindi verbs of doing, in Latin letters; with the endings below they say nothing about a subject. */
export const verbStems = `kar kr dal daal dl lag laga lga lagva lagwa de le ja jaa aa rakh rkh bata bta batla ban bana bna banva banwa mil mila milva chal chala ho bhar ruk rok bhej bech kharid
  dekh dikh dikha samajh samjha samjh puch puchh pooch poochh sun suna bol soch jan jaan man maan chah pa paa kha khila pi pila de dila uth utha baith gir gira nikal nikaal badh badha ghat ghata
  chhod chod pakad pahuch pahunch rah reh sakt sak khol band likh padh sikh seekh khoj dhundh dhoondh chun bach bacha mar maar sambhal hata mita use try`
export const verbEndings = `a aa aaya aaye aayi aai ao aau aaun aaunga aega aegi ana ane ani ata ate ati aye ayen aenge aiye aiyega
  e ee ein en enge ega egi i in iye iyega iyo ke kar ker na ne ni o oge oon u un unga ungi ta te ti tha the thi ya yaa ye yen yega yegi yi va wa wana wane wani wao waye vaye vana rha rhe rhi raha rahe rahi`

/** The same in Devanagari; the endings are those that the stemmer leaves. */
export const hindiVerbStems = `पड़ कर डाल लग लगा लगवा दे ले जा आ रख बता बतला बन बना बनवा मिल मिला चल चला हो भर रुक रोक भेज बेच खरीद देख दिख दिखा समझ समझा पूछ सुन सुना बोल सोच जान मान चाह पा खा खिला पी पिला दिला उठ उठा बैठ गिर
  गिरा निकल निकाल बढ़ बढ़ा घट घटा छोड़ पकड़ पहुंच रह सक खोल लिख पढ़ सीख खोज ढूंढ चुन बच बचा मार संभल हटा मिटा`
export const hindiVerbEndings = `ा ाया ाये ाए ायी ाई ाओ ाऊं ाऊंगा ाएगा ाएगी ाना ाने ानी ाता ाते ाती ाएं ाएंगे ाइए े ें ेंगे ेगा ेगी ी िए िये िएगा के कर ना ने नी ो ोगे ूं ूंगा ूंगी ता ते ती था या ये यें वाना वाने वाएं एं ए ऊं ऊंगा एगा एगी इए ओ`
