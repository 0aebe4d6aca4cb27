extension String {
  /// The elements of a list in a script, without empty ones.
  ///
  /// Commas separate them, and a backslash precedes a comma or a backslash in an element.
  package var elementsOfList: [String] {
    var (elements, isEscaped) = ([""], false)
    for scalar in unicodeScalars {
      if isEscaped || scalar != "," && scalar != "\\" {
        elements[elements.count - 1].unicodeScalars.append(scalar)
      } else if scalar == "," {
        elements.append("")
      }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return elements.filter { !$0.isEmpty }
  }

  /// The text as an element of a list.
  package var asElementOfList: String {
    var element = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "," || scalar == "\\" { element.append("\\") }
      element.append(scalar)
    }
    return String(element)
  }
}
