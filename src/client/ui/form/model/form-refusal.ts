/** Why a form was not sent: the message is an English sentence, which the form shows. */
export class FormRefusal extends Error {}
