import Foundation

/// The words of the planted components in five languages. A key is the English text.
enum Words {
  /// The locales of the matrix.
  static let locales = ["en", "ar", "de", "ja", "tr"]

  /// The texts in Arabic, German, Japanese and Turkish.
  private static let texts: [String: [String]] = [
    "Save": ["حفظ", "Sichern", "保存", "Kaydet"],
    "Confirm": ["نعم", "Ja", "はい", "Evet"],
    "Restore purchases": [
      "استعادة المشتريات", "Käufe wiederherstellen", "購入を復元する", "Satın alımları geri yükle",
    ],
    "Notifications": ["الإشعارات", "Benachrichtigungen", "お知らせの設定", "Bildirimler"],
    "Renews until you cancel it in Settings.": [
      "يتجدد تلقائيًا إلى أن تلغيه من الإعدادات.",
      "Verlängert sich, bis du es in den Einstellungen kündigst.",
      "設定で解約するまで、自動的に更新されます。",
      "Ayarlar’dan iptal edene kadar otomatik olarak yenilenir.",
    ],
    "The merciful": ["ٱلرَّحۡمَٰنِ", "Der Gnädige", "慈悲深き者", "Rahman"],
    "Next": ["التالي", "Weiter", "次へ", "İleri"],
    "Next, with an arrow": ["التالي →", "Weiter →", "次へ →", "İleri →"],
    "No connection": [
      "Wi-Fi غير متصل بالإنترنت", "Keine Verbindung", "接続されていません", "Bağlantı yok",
    ],
    "No network": [
      "شبكة Wi-Fi غير متصلة", "Kein Netzwerk", "ネットワークなし", "Ağ yok",
    ],
    "Order %@": ["الطلب %@", "Bestellung %@", "注文 %@", "Sipariş %@"],
    "Parcel %@": [
      "الطرد \u{2066}%@\u{2069}", "Paket %@", "小包 %@", "Paket %@",
    ],
    "Room %@": ["غرفة %@", "Zimmer %@", "部屋 %@", "Oda %@"],
    "Suite %@": ["جناح \u{2066}%@\u{2069}", "Suite-Nr. %@", "特別室 %@", "Süit %@"],
    "Izmir": ["إزمير", "Izmir-Stadt", "イズミル", "İzmir"],
    "Sealed": ["مختوم\u{E123}", "Versiegelt\u{E123}", "封印\u{E123}", "Mühürlü\u{E123}"],
  ]

  /// The string catalog of all.
  static var catalog: String {
    get throws {
      let strings = texts.mapValues { translations in
        [
          "localizations": Dictionary(
            uniqueKeysWithValues: zip(locales.dropFirst(), translations).map { locale, text in
              (locale, ["stringUnit": ["state": "translated", "value": text]])
            })
        ]
      }
      let file: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": strings]
      let data = try JSONSerialization.data(withJSONObject: file, options: [.sortedKeys])
      return String(decoding: data, as: UTF8.self)
    }
  }
}
