/** Sends one text message. */
export interface SmsSender {
  /**
   * @param phone ten digits, without the country code.
   * @param text what the person reads.
   * @param otp the code in the text, for services whose templates take it apart.
   * @throws AppError `sms.unavailable` (503) when the service refuses or can't be reached.
   */
  send(message: { phone: string; text: string; otp?: string }): Promise<void>
}
